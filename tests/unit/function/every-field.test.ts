import { expect, it } from 'vitest';
import { bodySchema } from '#function/request/submission.ts';
import type { SendEmailBody } from '#function/contract/send-email-body.ts';
import { createTestFunction } from './test-function.ts';

const id = '3f0c1b9e-8f5a-4d52-9a57-0a6f5a1c2b3d';

const fates = {
  to: 'not used',
  subject: 'mailed',
  html: 'mailed',
  from: 'mailed',
  replyTo: 'mailed',
  id: 'mailed',
} satisfies Record<keyof SendEmailBody, 'mailed' | 'not used'>;

const body = (about: string, subject: string, own: string): Required<SendEmailBody> => ({
  to: `${about}@example.com`,
  subject,
  html: `<p>${about}</p>`,
  from: `${about}@example.com`,
  replyTo: `${about}@example.com`,
  id: own,
});
const bodies = [
  body('parent', 'New Newsletter Subscription', id),
  body('parent', 'Contact Form: Books', id),
];
const other = body('other', 'Contact Form: Other', crypto.randomUUID());

/** Returns what the function does with a changed key, on its own and as a replay. */
async function change(body: Required<SendEmailBody>, key: string) {
  const changed = { ...body, [key]: Reflect.get(other, key) };
  const [before, after] = [createTestFunction(), createTestFunction()];
  await before.post(body);
  await after.post(changed);
  const isMailedAlike = JSON.stringify(before.mails) === JSON.stringify(after.mails);
  return { mails: after.mails, isMailedAlike, replay: (await before.post(changed)).status };
}

it('every key of the body has an entry', () => {
  expect(Object.keys(bodySchema.entries).sort()).toEqual(Object.keys(fates).sort());
});

it.each(Object.entries(fates))('%s is used as its entry says', async (key, fate) => {
  const changes = await Promise.all(bodies.map((body) => change(body, key)));
  const isMailed = changes.some(({ isMailedAlike }) => !isMailedAlike);
  expect(isMailed).toBe(fate !== 'not used');
  for (const { mails, isMailedAlike, replay } of changes) {
    expect(mails).toHaveLength(1);
    // The same id with another mail is refused; with the same mail it is a replay.
    const isOther = fate === 'mailed' && key !== 'id' && !isMailedAlike;
    expect(replay).toBe(isOther ? 409 : 200);
  }
});
