import { describe, expect, it } from 'vitest';
import { readerCss } from '#theme/reader-css.ts';
import { dayColors, floodlitColors, paperColors } from '#theme/tokens.ts';
import { contrast } from '../../support/page/contrast.ts';

const words = ['ink', 'inkSoft', 'link'] as const;

describe.each(Object.entries(paperColors))('on %s paper', (name, paper) => {
  const inks = name === 'night' ? floodlitColors : dayColors;

  it.each(words)('%s reads at 7 to 1 or better', (ink) => {
    expect(contrast(inks[ink], paper)).toBeGreaterThanOrEqual(7);
  });

  it('the focus is seen at 3 to 1 or better', () => {
    expect(contrast(inks.focus, paper)).toBeGreaterThanOrEqual(3);
  });

  it('has a look', () => {
    expect(readerCss()).toContain(`[data-reading-paper=${name}] [data-paper]`);
  });
});
