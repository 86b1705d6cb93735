import { parseDocument } from 'yaml';

/** Fields that may be lists. In other fields a bracket is part of the text. */
const lists = ['categories', 'words', 'tags'];

/** Quotes a value for YAML, unless it is valid as it is. */
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

/** Removes outer quotes from `"A "new" cup"`, but not from `"Run!" and "Stop!"`. */
function withoutQuotes(value: string): string {
  const [, quote = '', inside = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
  const first = inside.indexOf(quote);
  return quote !== '' && (first <= 0 || inside.charAt(first - 1) === ' ') ? inside : value;
}
