import type { Mail } from './mailer.ts';

/** The same for every attempt, so that a mail sent twice can be seen to be one. */
export function messageId(mail: Mail): string {
  return `<${mail.key}@${mail.from.split('@')[1] ?? 'localhost'}>`;
}
