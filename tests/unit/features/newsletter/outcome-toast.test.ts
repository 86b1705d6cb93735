import { expect, it } from 'vitest';
import { outcomeToast } from '#features/newsletter/outcome-toast.ts';

it.each([
  ['invalid', 'failure', 'Invalid Email'],
  ['sent', 'success', 'Success!'],
  ['queued', 'waiting', 'Saved on this device'],
  ['refused', 'failure', 'Subscription Failed'],
  ['failed', 'failure', 'Subscription Failed'],
] as const)('%s is a %s toast titled "%s"', (status, tone, title) => {
  expect(outcomeToast({ status })).toMatchObject({ tone, title });
});

it.each([
  [false, "We'll send it when you're back online."],
  [true, "We'll send it as soon as we can."],
])('what is saved says when it goes (the site is reached: %s)', (isDelayed, text) => {
  expect(outcomeToast({ status: 'queued', isDelayed })).toMatchObject({
    tone: 'waiting',
    title: 'Saved on this device',
    text,
  });
});
