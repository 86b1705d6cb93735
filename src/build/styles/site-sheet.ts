import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Look } from './noted-styles.ts';

export interface SiteSheet {
  /** Where it is served. */
  readonly address: string;
  /** The rules of what is drawn in this markup, in the sheet's order. */
  readonly rulesFor: (html: string) => string;
}

/** Writes the rules of all components into one file below `out`. */
export async function writeSiteSheet(looks: readonly Look[], out: string): Promise<SiteSheet> {
  const text = looks.map(({ css }) => css).join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/site-${hash}.css`;
  const file = join(out, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return {
    address,
    rulesFor(html) {
      const classes = new Set(
        [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      const drawn = looks.filter(({ id }) => id !== undefined && classes.has(id));
      return drawn.map(({ css }) => css).join('');
    },
  };
}
