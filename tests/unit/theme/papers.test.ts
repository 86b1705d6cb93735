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

  it('has its background and the colours of its scheme', () => {
    expect(declaredOn(name)).toMatchObject({
      '--c-background': paper,
      '--c-text': colors.text,
      'color-scheme': name === 'night' ? 'dark' : 'light',
      background: 'var(--c-background)',
      color: 'var(--c-text)',
    });
  });
});

/** Returns what the rules declare for a story on this paper. A later rule replaces an earlier one. */
function declaredOn(name: string): Readonly<Record<string, string | undefined>> {
  const rules = readerCss().matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const texts = [...rules].flatMap(([, selector = '', text = '']) =>
    selector.includes(`[data-reading-paper=${name}] [data-paper]`) ? text.split(';') : [],
  );
  return Object.fromEntries(texts.map((text) => text.split(':')));
}
