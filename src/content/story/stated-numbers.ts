const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers in words; "one" is as often a pronoun. */
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(small.map((word, at) => [word, at + 2])),
  ...Object.fromEntries(tens.map((word, at) => [word, 10 * at + 20])),
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
};

const inDigits = String.raw`\p{N}+(?:[.,:/]\p{N}+)*`;
const inWords = String.raw`(?<!\p{L})(?:${tens.join('|')})-(?:one|${small.slice(0, 8).join('|')})(?!\p{L})|(?<!\p{L})(?:${Object.keys(values).join('|')})s?(?!\p{L})`;
const number = new RegExp(`${inDigits}|${inWords}`, 'giu');

/** Returns the numbers of an English text in digits: 13 for "13" and for "thirteen". */
export function numbersIn(text: string): readonly string[] {
  return (text.match(number) ?? []).map((found) => {
    if (/^\p{N}/u.test(found)) return found.replace(/,(?=\p{N}{3}\b)/gu, '');
    const parts = found.toLowerCase().split('-');
    const sum = parts.reduce(
      (total, part) =>
        total + (part === 'one' ? 1 : (values[part] ?? values[part.replace(/s$/, '')] ?? 0)),
      0,
    );
    return String(sum);
  });
}
