/** What is chosen, in a visitor's forced colours, where no ground is left to tell it by. */
export const forcedChoice =
  'forced-color-adjust:none;border-color:Highlight;background:Highlight;color:HighlightText;';

const tints = {
  kraft: 'background:var(--c-kraft);',
  sheet: 'background:var(--c-sheet);',
} as const;

const repaints = {
  pitch: ground('pitch-deep', 'chalk', 'lamp', 'print'),
  night: ground('night', 'chalk', 'lamp', 'print'),
  lamp: ground('lamp', 'print', 'print', 'chalk'),
  flag: ground('flag-pale', 'print', 'print', 'chalk'),
} as const;

/**
 * The printed grounds. Most repaint the inks of everything that stands on them, in both schemes,
 * so that no component needs to know where it was put; a printer's paper stays as it is. `kraft` and
 * `sheet` only tint the paper.
 */
export const grounds = {
  ...tints,
  pitch: onScreen(repaints.pitch),
  night: onScreen(repaints.night),
  lamp: onScreen(repaints.lamp),
  flag: onScreen(repaints.flag),
} as const;

export type Ground = keyof typeof grounds;

/** The ground that an element names itself; whatever a component says of its own goes before it. */
export const groundRules = named(tints) + onScreen(named(repaints));

function named(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([name, text]) => `:where([data-ground=${name}]){${text}}`)
    .join('');
}

function onScreen(rules: string): string {
  return `@media screen{${rules}}`;
}

function ground(back: string, ink: string, button: string, buttonInk: string): string {
  const v = (name: string) => `var(--c-${name})`;
  const accent = ink === 'chalk' ? v('lamp') : v('print');
  return (
    `background:${v(back)};color:${v(ink)};--c-ink:${v(ink)};--c-ink-soft:${v(ink)};--c-rule:${v(ink)};` +
    `--c-link:${v(ink)};--c-flag-text:${accent};--c-pitch-text:${v(ink)};--c-focus:${v(ink)};` +
    `--c-button:${v(button)};--c-button-ink:${v(buttonInk)};--c-button-rule:${v('print')};`
  );
}
