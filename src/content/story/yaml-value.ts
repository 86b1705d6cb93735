import { parseDocument } from 'yaml';

/** Fields that may be lists; in all others a bracket is a part of the text. */
const lists = ['categories', 'words', 'tags'];

/** Writes the value of a line so that YAML reads what its writer means. */
export function yamlValue(name: string, value: string): string {
  const isList = lists.includes(name.trim().toLowerCase());
  const isText = /^[[{]/.test(value)
    ? !isList || !isYaml(value)
    : /^["'|>]/.test(value) && !isYaml(value);
  const isOdd = /^[@`*&!%#?,-]|: |:$| #/.test(value) && !/^["'[{]/.test(value);
  return isText || isOdd ? JSON.stringify(withoutQuotes(value)) : value;
}

function isYaml(value: string): boolean {
  try {
    return parseDocument(`- ${value}`, { schema: 'failsafe' }).errors.length === 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** `"A "new" cup"` is meant as A "new" cup, `"Run!" and "Stop!"` is not. */
function withoutQuotes(value: string): string {
  const [, quote = '', inside = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
  const first = inside.indexOf(quote);
  return quote !== '' && (first <= 0 || inside.charAt(first - 1) === ' ') ? inside : value;
}
