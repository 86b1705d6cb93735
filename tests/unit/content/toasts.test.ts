import { expect, it } from 'vitest';
import { outcomeToasts } from '#content/toasts.ts';

it.each([
  ['invalid', 'failure', 'Invalid Email'],
  ['sent', 'success', 'Success!'],
  ['queued', 'waiting', 'Saved on this device'],
  ['delayed', 'waiting', 'Saved on this device'],
  ['refused', 'failure', 'Subscription Failed'],
  ['failed', 'failure', 'Subscription Failed'],
] as const)('%s is a %s toast titled "%s"', (status, tone, title) => {
  expect(outcomeToasts[status]).toMatchObject({ tone, title });
});

it.each([
  ['queued', "We'll send it when you're back online."],
  ['delayed', "We'll send it as soon as we can."],
] as const)('what is saved says when it goes (%s)', (status, text) => {
  expect(outcomeToasts[status].text).toBe(text);
});
