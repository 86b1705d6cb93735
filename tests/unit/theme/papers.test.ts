import { describe, expect, it } from 'vitest';
import { readerCss } from '#theme/reader-css.ts';
import { lightColors, darkColors, paperColors } from '#theme/tokens.ts';
import { contrast } from '../../support/page/contrast.ts';

const words = ['text', 'textSoft', 'link'] as const;

describe.each(Object.entries(paperColors))('on %s paper', (name, paper) => {
  const colors = name === 'night' ? darkColors : lightColors;

  it.each(words)('%s reads at 7 to 1 or better', (name) => {
    expect(contrast(colors[name], paper)).toBeGreaterThanOrEqual(7);
  });

  it('the focus is seen at 3 to 1 or better', () => {
    expect(contrast(colors.focus, paper)).toBeGreaterThanOrEqual(3);
  });

  it('has styles', () => {
    expect(readerCss()).toContain(`[data-reading-paper=${name}] [data-paper]`);
  });
});
