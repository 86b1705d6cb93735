import { expect, it } from 'vitest';
import type { Mail } from '#function/delivery/mailer.ts';
import { limitMailer } from '#server/mail/limit-mailer.ts';
import { renderMail } from '#function/delivery/deliver.ts';
import { sampleConfig, sampleSubmission } from '../../function/samples.ts';

/** Creates a mailer that sends two mails at once, each until the test ends it. */
function createLimited() {
  const sending: { readonly mail: Mail; readonly end: () => void }[] = [];
  const mailer = limitMailer(
    {
      remembersSeconds: null,
      send: (mail) =>
        new Promise((resolve) => {
          sending.push({ mail, end: () => resolve({ ref: mail.key }) });
        }),
    },
    2,
  );
  const mails = [1, 2, 3, 4].map(() => renderMail(sampleSubmission(), sampleConfig));
  return { mailer, mails, sending, keys: () => sending.map(({ mail }) => mail.key) };
}

it('sends a few mails at once and the others in their order', async () => {
  const { mailer, mails, sending, keys } = createLimited();
  const { signal } = new AbortController();
  const sent = mails.map((mail) => mailer.send(mail, signal));
  await expect.poll(() => sending.length).toBe(2);
  sending[0]?.end();
  await sent[0];
  await expect.poll(() => sending.length).toBe(3);
  sending[1]?.end();
  sending[2]?.end();
  await expect.poll(() => sending.length).toBe(4);
  sending[3]?.end();
  expect((await Promise.all(sent)).map(({ ref }) => ref)).toEqual(keys());
});

it('does not send a mail that is given up while it waits, and is certain of that', async () => {
  const { mailer, mails, sending, keys } = createLimited();
  const [first, second, third, fourth] = mails;
  if (!first || !second || !third || !fourth) throw new Error('four mails');
  const { signal } = new AbortController();
  const sent = [first, second].map((mail) => mailer.send(mail, signal));
  const givenUp = new AbortController();
  const outcome = mailer.send(third, givenUp.signal).catch((error: unknown) => error);
  sent.push(mailer.send(fourth, signal));
  givenUp.abort();
  expect(await outcome).toMatchObject({ code: 'TOO_MANY_MAILS', isRefusal: true });
  for (const mail of sending) mail.end();
  await expect.poll(() => sending.length).toBe(3);
  sending[2]?.end();
  await Promise.all(sent);
  expect(keys()).toEqual([first.key, second.key, fourth.key]);
});
