import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { parseSync, type Plugin, Visitor } from 'vite';

const library = 'styled-components';
const imported = `from "${library}"`;
const browserModule = '#theme/static-styled.ts';
const serverModule = '#build/styles/server-styled.ts';

interface StaticStyles {
  readonly plugin: Plugin;
  /** Ids of the components whose modules the browser's code contains. */
  readonly browserIds: ReadonlySet<string>;
}

/**
 * Compiles styled components at build time. Code for the browser keeps their ids and loses their
 * rules; code that renders pages (`consumer: 'server'`) records the rules (server-styled.ts). Works
 * alike in builds and in development.
 */
export function staticStyles(): StaticStyles {
  const browserIds = new Set<string>();
  let root = process.cwd();
  return {
    browserIds,
    plugin: {
      name: 'static-styles',
      // After the compiler, which gives each component an id.
      enforce: 'post',
      configResolved(config) {
        root = config.root;
      },
      transform(code, id) {
        if (!code.includes(imported) || id.endsWith('/server-styled.ts')) return null;
        const isServer = this.environment.config.consumer === 'server';
        const named = withOwnIds(code, relative(root, id).replace(/\?.*/, '')).replace(
          imported,
          `from "${isServer ? serverModule : browserModule}"`,
        );
        if (isServer) return { code: named, map: null };
        for (const [, own = ''] of named.matchAll(/componentId: "(\w+)"/g)) browserIds.add(own);
        return { code: withoutRules(named), map: null };
      },
    },
  };
}

/**
 * Replaces component ids by hashes of the file's path in the project, so that they do not depend on the
 * project's folder.
 */
function withOwnIds(code: string, file: string): string {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 6);
  return code.replaceAll(
    /componentId: "sc-[\w-]+?-(\d+)"/g,
    (_, place: string) => `componentId: "s${hash}${Number(place).toString(36)}"`,
  );
}

/** Replaces each tagged template of the library by an empty call. */
function withoutRules(code: string): string {
  const { program } = parseSync('styled.js', code);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  new Visitor({
    TaggedTemplateExpression({ start, tag, quasi }) {
      const name = /^\w+/.exec(code.slice(tag.start, tag.end))?.[0] ?? '';
      if (!['styled', 'css', 'createGlobalStyle'].includes(name)) return;
      edits.push({ start, end: start, text: '/* @__PURE__ */ ' });
      edits.push({ start: quasi.start, end: quasi.end, text: '()' });
    },
  }).visit(program);
  const isNested = ({ start, end }: (typeof edits)[number]) =>
    edits.some((outer) => outer.text === '()' && outer.start < start && end < outer.end);
  return edits
    .filter((edit) => !isNested(edit))
    .toSorted((a, b) => b.end - a.end || b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}
