export interface FrontMatter {
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string;
  readonly faults: readonly string[];
}

/**
 * Splits `---`, lines of `name: value`, `---`, text. A value runs to the end of its line and may
 * hold colons. Faults are worded "field: what is wrong".
 */
export function splitFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    return {
      fields: new Map(),
      body: '',
      faults: ['the fields must stand between two lines of "---"'],
    };
  }
  const fields = new Map<string, string>();
  const faults: string[] = [];
  for (const line of lines.slice(1, end)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    if (colon < 1) faults.push(`"${line}" is not "name: value"`);
    else if (fields.has(name)) faults.push(`${name}: is given twice`);
    else fields.set(name, line.slice(colon + 1).trim());
  }
  return {
    fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    faults,
  };
}
