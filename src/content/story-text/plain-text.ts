import { quoted } from '#content/checks/content-issue.ts';
import { textSegments } from './find-links.ts';
import { inlineRules, lineRules, linkRules, type MarkupRule } from './markup-rules.ts';

interface PlainText {
  /** Plain text; may contain line breaks from HTML. */
  readonly text: string;
  /** Messages about markup that was removed. */
  readonly warnings: readonly string[];
}

/**
 * Removes Markdown and HTML from a line, which would otherwise be printed as typed. Does not touch
 * a lone asterisk, a score, a time, a less-than sign or an address with underscores.
 */
export function plainText(line: string): PlainText {
  const warnings: string[] = [];
  const apply = (text: string, rules: readonly MarkupRule[]): string =>
    rules.reduce((left, { pattern, replacement, lost }) => {
      const [found] = left.match(pattern) ?? [];
      if (found === undefined) return left;
      if (lost !== undefined) warnings.push(`${quoted(found)} is ${lost}`);
      return typeof replacement === 'string'
        ? left.replace(pattern, replacement)
        : left.replace(pattern, replacement);
    }, text);

  const kept: string[] = [];
  const keep = (text: string): string =>
    putAside + String.fromCharCode(putAsideFrom + kept.push(text) - 1);
  const marked = apply(line.trim(), lineRules).replace(
    /\\([\\`*_{}[\]()#+.!>~|-])/g,
    (_, mark: string) => keep(mark),
  );
  const linked = textSegments(apply(marked, linkRules))
    .map(({ kind, text }) => (kind === 'link' ? keep(text) : text))
    .join('');
  const text = apply(linked, inlineRules).replace(
    asidePattern,
    (_, place: string) => kept[place.charCodeAt(0) - putAsideFrom] ?? '',
  );
  return { text: text.trim(), warnings };
}

/** Placeholders from the private use area, which `normalizeText` removes from texts. */
const putAside = '\uE000';
const putAsideFrom = 0xe100;
const asidePattern = /\uE000([\uE100-\uF8FF])/g;
