import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface WrittenMail {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
}

/** Reads the mails in an outbox folder, one per `.eml` file. */
export async function readMails(folder: string): Promise<readonly WrittenMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.map(({ to, replyTo, subject }) => ({
    to: to?.[0]?.address ?? '',
    replyTo: replyTo?.[0]?.address ?? '',
    subject: subject ?? '',
  }));
}
