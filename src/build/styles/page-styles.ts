import type { ComponentRules } from './server-styled.ts';

/** The rules of one document, in the order of its style elements. */
export interface DocumentStyles {
  /** Rules of components that islands share; the stylesheet of the islands replaces them. */
  readonly islands: string;
  /** Rules of the header and footer, the same in every document. */
  readonly frame: string;
  readonly page: string;
}

export interface PageStyles {
  /** The stylesheet of the islands: whatever their code may render. */
  readonly islandSheet: string;
  stylesOf(html: string): DocumentStyles;
}

/**
 * Sorts rules into those that code in the browser may need later and those that only documents have. The
 * former always come first: a document's own component may extend one of them, never the other way round.
 */
export function createPageStyles(
  rules: readonly ComponentRules[],
  browserIds: ReadonlySet<string>,
): PageStyles {
  const isShared = ({ id }: ComponentRules) => id === undefined || browserIds.has(id);
  const textOf = (chosen: readonly ComponentRules[]) => chosen.map(({ css }) => css).join('');
  return {
    islandSheet: textOf(rules.filter(isShared)),
    stylesOf(html) {
      const frame = classesIn(html.replace(/<main[\s\S]*<\/main>/, ''));
      const all = classesIn(html);
      const used = rules.filter(({ id }) => id !== undefined && all.has(id));
      const own = used.filter((rule) => !isShared(rule));
      const isInFrame = ({ id }: ComponentRules) => id !== undefined && frame.has(id);
      return {
        islands: textOf(used.filter(isShared)),
        frame: textOf(own.filter(isInFrame)),
        page: textOf(own.filter((rule) => !isInFrame(rule))),
      };
    },
  };
}

function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)];
  return new Set(lists.flatMap(([, names = '']) => names.split(' ')));
}
