import { expect, it } from 'vitest';
import { fixedColors } from '#theme/tokens.ts';
import { contrast } from '../../support/page/contrast.ts';

it.each([
  ['dark', 'highlight'],
  ['dark', 'accentPale'],
  ['light', 'brandDeep'],
] as const)('%s reads on %s at 7 to 1 or better', (text, surface) => {
  expect(contrast(fixedColors[text], fixedColors[surface])).toBeGreaterThanOrEqual(7);
});
