import nodemailer from 'nodemailer';
import { MailError, type Mailer } from '#function/delivery/mailer.ts';
import { composeMail } from './compose-mail.ts';
import { writeOnce } from '../folder/durable-file.ts';

/** Writes each mail as `<key>.eml` into a folder. A repeat finds the name taken and writes nothing. */
export function createOutboxMailer(folder: string): Mailer {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    remembersSeconds: null,
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail));
      if (!Buffer.isBuffer(message)) throw new MailError('NOT_COMPOSED');
      const name = `${mail.key}.eml`;
      await writeOnce(folder, name, message);
      return { ref: name };
    },
  };
}
