import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { PublicConfig } from '../shared/public-config.ts';
import { sitePages } from './site-pages.ts';

/** Writes what search engines read. */
export function siteFilesPlugin(config: PublicConfig): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-files',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(value) {
      resolved = value;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const out = resolve(resolved.root, resolved.build.outDir);
        await writeFile(join(out, 'robots.txt'), robots(config));
        await writeFile(join(out, 'sitemap.xml'), sitemap(config, resolved.root));
      },
    },
  };
}

function robots({ siteUrl, isLaunched }: PublicConfig): string {
  if (!isLaunched) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap({ siteUrl }: PublicConfig, root: string): string {
  const urls = sitePages(root)
    .filter((page) => page.isListed)
    .map((page) => `<url><loc>${siteUrl}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
