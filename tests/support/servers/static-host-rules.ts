/** A block of a `_headers` file. */
interface Rule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function parseRules(text: string): readonly Rule[] {
  return text
    .trim()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

export function matches(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
}

/**
 * Returns the headers that a host sends for an address. If two rules set one, it sends both values.
 */
export function applied(rules: readonly Rule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules.filter((one) => matches(one.path, path)))
    for (const [name, value] of Object.entries(rule.headers)) headers.append(name, value);
  return headers;
}
