import type { WrittenMail } from './read-mails.ts';
import type { RunningSite } from '../servers/running-site.ts';

/** Returns the mails about one visitor. */
export async function mailsFor(
  site: RunningSite,
  address: string,
): Promise<readonly WrittenMail[]> {
  return (await site.mails()).filter(({ replyTo }) => replyTo === address);
}
