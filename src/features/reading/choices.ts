/** What a reader has chosen, by name; what is as usual is not in it. Names have no dash. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Choices are kept as one text and stand, as that text, on the document's element (`data-read`),
 * where styles find them: `size-150 paper-blue`. `src/boot.ts` puts them there before the first paint.
 */
export function parseChoices(text: string): Choices {
  const pairs = text.split(' ').flatMap((token) => {
    const [, name, value] = /^([a-z]+)-(.+)$/.exec(token) ?? [];
    return name && value ? [[name, decode(value)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

export function formatChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([name, value]) => `${name}-${encodeURIComponent(value)}`)
    .join(' ');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Somebody else wrote it: it is none of the offered values then.
    return value;
  }
}
