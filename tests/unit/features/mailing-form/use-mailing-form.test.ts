import { expect, it } from 'vitest';
import { pressOutcome, samePressMs } from '#features/mailing-form/use-mailing-form.ts';

const first = { sinceLast: Infinity, isReachable: true };

it.each([
  ['posts a first press', first, 'posted'],
  ['holds it without a network', { ...first, isReachable: false }, 'held'],
  ['drops a second quick press', { ...first, sinceLast: samePressMs - 1 }, 'repeated'],
  ['takes a later press as a new one', { ...first, sinceLast: samePressMs }, 'posted'],
])('%s', (_, press, status) => {
  expect(pressOutcome(press)).toEqual({ status });
});
