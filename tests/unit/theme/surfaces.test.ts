import { expect, it } from 'vitest';
import { darkColors, fixedColors, lightColors } from '#theme/tokens.ts';
import { contrast } from '../../support/page/contrast.ts';

it.each([
  ['dark', 'highlight'],
  ['dark', 'accentPale'],
  ['light', 'brandDeep'],
] as const)('%s reads on %s at 7 to 1 or better', (text, surface) => {
  expect(contrast(fixedColors[text], fixedColors[surface])).toBeGreaterThanOrEqual(7);
});

it.each([lightColors, darkColors])(
  'the filled part of a meter differs from its ground at 3 to 1 or better',
  ({ brandText, background }) => {
    expect(contrast(brandText, background)).toBeGreaterThanOrEqual(3);
  },
);
