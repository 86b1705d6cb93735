/** `variableName('c', 'inkSoft')` is `--c-ink-soft`. */
export function variableName(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
