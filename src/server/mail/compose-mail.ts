import type { SendMailOptions } from 'nodemailer';
import { type Mail, messageId } from '#function/delivery/mailer.ts';

/**
 * Returns the mail for nodemailer, with addresses as objects and an explicit envelope: nodemailer
 * parses address strings again, and a line feed in one once became another recipient.
 */
export function composeMail(mail: Mail): SendMailOptions {
  return {
    from: { name: '', address: mail.from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: mail.from, to: [mail.to] },
    messageId: messageId(mail),
    subject: encodeSubject(mail.subject),
    text: mail.text,
    html: mail.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Encodes a subject that looks like an encoded word (RFC 2047). nodemailer sends plain ASCII as it is,
 * and mail programs would decode it to line breaks or to characters that nobody typed.
 */
function encodeSubject(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [];
  let word = '';
  for (const character of subject) {
    if (Buffer.byteLength(word + character) > maxBytesInWord) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word]
    .map((text) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`)
    .join(' ');
}

/**
 * Text bytes of an encoded word, which with 12 characters around it fits into a line of 76 after
 * `Subject: `. A longer one is folded onto the next line, and some programs then read a space.
 */
const maxBytesInWord = 39;
