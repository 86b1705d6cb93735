import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface WrittenMail {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
}

/** The mails in an outbox folder, one per `.eml` file. */
export async function readMails(folder: string): Promise<readonly WrittenMail[]> {
  const names = await readdir(folder);
  const files = names.filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => ({
    to: header(text, 'To'),
    replyTo: header(text, 'Reply-To'),
    subject: header(text, 'Subject'),
  }));
}

function header(text: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
}
