import type { ComponentRules } from './server-styled.ts';

/** The rules of one document, in the order of its style elements. */
export interface DocumentStyles {
  /** Rules of components that islands may render too; the islands' stylesheet replaces them. */
  readonly islands: string;
  /** Rules of the header and footer, the same in every document. */
  readonly frame: string;
  readonly page: string;
}

export interface PageStyles {
  /** Stylesheet with the rules of everything that islands may render. */
  readonly islandSheet: string;
  stylesOf(html: string): DocumentStyles;
}

/**
 * Sorts rules into those of components that the browser's code may render later, and those that only
 * documents use. The former come first, because a document's own component may extend one of them but not the
 * other way round.
 */
export function createPageStyles(
  rules: readonly ComponentRules[],
  browserIds: ReadonlySet<string>,
): PageStyles {
  const isShared = ({ id }: ComponentRules) => id === undefined || browserIds.has(id);
  const cssOf = (chosen: readonly ComponentRules[]) => chosen.map(({ css }) => css).join('');
  return {
    islandSheet: cssOf(rules.filter(isShared)),
    stylesOf(html) {
      const frame = classesIn(html.replace(/<main[\s\S]*<\/main>/, ''));
      const all = classesIn(html);
      const used = rules.filter(({ id }) => id !== undefined && all.has(id));
      const own = used.filter((rule) => !isShared(rule));
      const isInFrame = ({ id }: ComponentRules) => id !== undefined && frame.has(id);
      return {
        islands: cssOf(used.filter(isShared)),
        frame: cssOf(own.filter(isInFrame)),
        page: cssOf(own.filter((rule) => !isInFrame(rule))),
      };
    },
  };
}

function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)];
  return new Set(lists.flatMap(([, names = '']) => names.split(' ')));
}
