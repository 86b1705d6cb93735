/** Marks the selected option in forced colours, where backgrounds are lost. */
export const forcedSelected =
  'forced-color-adjust:none;border-color:Highlight;background:Highlight;color:HighlightText;';

const tints = {
  muted: 'background:var(--c-muted);',
  raised: 'background:var(--c-raised);',
} as const;

const recolored = {
  brand: surface('brand-deep', 'light', 'highlight', 'dark'),
  night: surface('night', 'light', 'highlight', 'dark'),
  highlight: surface('highlight', 'dark', 'dark', 'light'),
  accent: surface('accent-pale', 'dark', 'dark', 'light'),
} as const;

/**
 * Backgrounds for parts of a page. All but `muted` and `raised` also set the colour variables of
 * their content, so that components need not know their background, and do nothing in print.
 */
export const surfaces = {
  ...tints,
  brand: onScreen(recolored.brand),
  night: onScreen(recolored.night),
  highlight: onScreen(recolored.highlight),
  accent: onScreen(recolored.accent),
} as const;

export type Surface = keyof typeof surfaces;

/** Rules of `data-surface`, without specificity, so that a component may override them. */
export const surfaceRules = named(tints) + onScreen(named(recolored));

function named(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([name, text]) => `:where([data-surface=${name}]){${text}}`)
    .join('');
}

function onScreen(rules: string): string {
  return `@media screen{${rules}}`;
}

function surface(background: string, text: string, button: string, buttonText: string): string {
  const v = (name: string) => `var(--c-${name})`;
  const accent = text === 'light' ? v('highlight') : v('dark');
  return (
    `background:${v(background)};color:${v(text)};--c-text:${v(text)};--c-text-soft:${v(text)};--c-border:${v(text)};` +
    `--c-link:${v(text)};--c-accent-text:${accent};--c-brand-text:${v(text)};--c-focus:${v(text)};` +
    `--c-button:${v(button)};--c-button-text:${v(buttonText)};--c-button-border:${v('dark')};` +
    `--c-button-off:${v(background)};--c-button-off-text:${v(text)};`
  );
}
