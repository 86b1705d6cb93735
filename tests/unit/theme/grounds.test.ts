import { expect, it } from 'vitest';
import { printedColors } from '#theme/tokens.ts';
import { contrast } from '../../support/page/contrast.ts';

it.each([
  ['print', 'lamp'],
  ['print', 'flagPale'],
  ['chalk', 'pitchDeep'],
] as const)('%s reads on %s at 7 to 1 or better', (words, ground) => {
  expect(contrast(printedColors[words], printedColors[ground])).toBeGreaterThanOrEqual(7);
});
