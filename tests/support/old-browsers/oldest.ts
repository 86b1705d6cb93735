import { createRequire } from 'node:module';

/** The part of MDN's compatibility data about one feature that is used here. */
export interface Feature {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}

interface Support {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly partial_implementation?: boolean;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

/** A feature or a group of features, with its members by name. */
export interface Tree {
  readonly feature: Feature | undefined;
  readonly inner: Readonly<Record<string, Tree>>;
}

/**
 * The oldest browsers in which the site's scripts run and sign-ups work. Decision 32 promises
 * Chrome 90; the first inline statement (document-maker.ts) admits Safari 15.0 and Firefox 88.
 */
const oldest = { chrome: 90, safari_ios: 15, firefox: 90 } as const;

/** Required and not imported, because Vite would compile its 20 MB as a module. */
const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');

export const known = {
  api: treeOf(api),
  builtins: treeOf(javascript.builtins),
  css: treeOf(css),
} as const;

function treeOf({ __compat: feature, ...inner }: { readonly __compat?: Feature }): Tree {
  const entries = Object.entries(inner).map(([name, one]) => [name, treeOf(one ?? {})] as const);
  return { feature, inner: Object.fromEntries(entries) };
}

/** Returns those of the oldest browsers that have none of these features. */
export function lackingIn(features: readonly Feature[]): readonly string[] {
  return Object.entries(oldest)
    .filter(([browser, version]) => !features.some((one) => isIn(one, browser, version)))
    .map(([browser, version]) => `${browser} ${version}`);
}

function isIn({ support }: Feature, browser: string, version: number): boolean {
  return [support[browser] ?? []].flat().some((one) => {
    if (one.flags || one.prefix || one.alternative_name) return false;
    const { version_added: added, version_removed: removed } = one;
    // A partial implementation that a full one replaced.
    if (one.partial_implementation && removed) return false;
    const from = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : NaN;
    const to = typeof removed === 'string' ? Number.parseFloat(removed) : Infinity;
    return added === true || (from <= version && version < to);
  });
}
