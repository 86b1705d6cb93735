/** What a reader has chosen, by name; what is as usual is not in it. Names are small letters. */
type Choices = Readonly<Record<string, string>>;

/**
 * Choices are kept as one text and stand, as that text, on the document's element (`data-read`), where
 * styles find them: `size-150,letters-lexend`. Each is a word that could name a typeface, and some do:
 * `src/boot.ts` puts them there before the first paint and asks for that typeface.
 */
export function parseChoices(text: string): Choices {
  const pairs = text.split(',').flatMap((word) => {
    const [, name, value] = /^([a-z]+)-(.+)$/.exec(word) ?? [];
    return name && value ? [[name, fromWord(value)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

export function formatChoices(choices: Choices): string {
  return Object.entries(choices)
    .map(([name, value]) => `${name}-${toWord(value)}`)
    .join(',');
}

/** What is no letter or digit by its number: the one dash is the one after the name. */
function toWord(value: string): string {
  return value.replaceAll(/[^a-z0-9]/gi, (letter) => `_${letter.charCodeAt(0)}_`);
}

function fromWord(word: string): string {
  return word.replaceAll(/_(\d+)_/g, (_, code: string) => String.fromCharCode(Number(code)));
}
