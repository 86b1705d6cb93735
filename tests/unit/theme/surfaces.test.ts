import { expect, it } from 'vitest';
import { surfaceRules } from '#theme/surfaces.ts';
import { darkColors, fixedColors, lightColors } from '#theme/tokens.ts';
import { contrast } from '../../support/page/contrast.ts';

it.each([
  ['dark', 'highlight'],
  ['dark', 'accentPale'],
  ['light', 'brandDeep'],
] as const)('%s reads on %s at 7 to 1 or better', (text, surface) => {
  expect(contrast(fixedColors[text], fixedColors[surface])).toBeGreaterThanOrEqual(7);
});

it('a disabled button has the colours of its surface', () => {
  const ends = [...surfaceRules.matchAll(/\{background:([^;]*);color:([^;]*);([^}]*)\}/g)];
  expect(ends).toHaveLength(4);
  for (const [, background, color, others] of ends)
    expect(others).toContain(`--c-button-off:${background};--c-button-off-text:${color};`);
});

it.each([lightColors, darkColors])(
  'the filled part of a meter differs from its ground at 3 to 1 or better',
  ({ brandText, background }) => {
    expect(contrast(brandText, background)).toBeGreaterThanOrEqual(3);
  },
);
