/** What is chosen, in a visitor's forced colours, where no ground is left to tell it by. */
export const forcedChoice =
  'forced-color-adjust:none;border-color:Highlight;background:Highlight;color:HighlightText;';

/**
 * The printed grounds. Each repaints the inks of everything that stands on it, in both schemes,
 * so that no component needs to know where it was put; a printer's paper stays as it is. `kraft` only
 * tints the paper.
 */
export const grounds = {
  paper: '',
  kraft: 'background:var(--c-kraft);',
  sheet: 'background:var(--c-sheet);',
  pitch: ground('pitch-deep', 'chalk', 'lamp', 'print'),
  night: ground('night', 'chalk', 'lamp', 'print'),
  lamp: ground('lamp', 'print', 'print', 'chalk'),
  flag: ground('flag-pale', 'print', 'print', 'chalk'),
} as const;

export type Ground = keyof typeof grounds;

/** The ground that an element names itself; whatever a component says of its own goes before it. */
export const groundRules = Object.entries(grounds)
  .map(([name, rules]) => wrapped(`:where([data-ground=${name}])`, rules))
  .join('');

function wrapped(selector: string, rules: string): string {
  const [, media, inside] = /^(@media [^{]*)\{(.*)\}$/.exec(rules) ?? [];
  return media === undefined ? `${selector}{${rules}}` : `${media}{${selector}{${inside}}}`;
}

function ground(back: string, ink: string, button: string, buttonInk: string): string {
  const v = (name: string) => `var(--c-${name})`;
  const accent = ink === 'chalk' ? v('lamp') : v('print');
  return (
    `@media screen{background:${v(back)};color:${v(ink)};--c-ink:${v(ink)};--c-ink-soft:${v(ink)};--c-rule:${v(ink)};` +
    `--c-link:${v(ink)};--c-flag-text:${accent};--c-pitch-text:${v(ink)};--c-focus:${v(ink)};` +
    `--c-button:${v(button)};--c-button-ink:${v(buttonInk)};--c-button-rule:${v('print')};}`
  );
}
