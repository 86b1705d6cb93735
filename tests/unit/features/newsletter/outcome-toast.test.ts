import { expect, it } from 'vitest';
import { outcomeToast } from '#features/newsletter/outcome-toast.ts';

it.each([
  ['invalid', 'failure', 'Invalid Email'],
  ['sent', 'success', 'Success!'],
  ['queued', 'waiting', 'Saved on this device'],
  ['refused', 'failure', 'Subscription Failed'],
  ['failed', 'failure', 'Subscription Failed'],
] as const)('%s is a %s toast titled "%s"', (status, tone, title) => {
  expect(outcomeToast(status)).toMatchObject({ tone, title });
});
