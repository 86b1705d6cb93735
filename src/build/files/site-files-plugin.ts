import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { nginxSnippet } from '../../hosting/nginx-snippet.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { staticHostHeaders } from '../../hosting/static-host-headers.ts';
import { vercelConfig } from '../../hosting/vercel-config.ts';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { SitePage } from '../pages/site-pages.ts';

/** Writes what search engines and hosts read, when all other files are there. */
export function siteFilesPlugin(
  config: PublicConfig,
  built: BuiltFolder,
  content: ContentSource,
): Plugin {
  return {
    name: 'site-files',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = built.path();
        await writeFile(join(folder, 'robots.txt'), robots(config));
        await writeFile(
          join(folder, 'sitemap.xml'),
          sitemap(config, (await content.current()).pages),
        );
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
          .map((file) => file.replaceAll('\\', '/'));
        await writeFile(join(folder, '_headers'), staticHostHeaders(config, files));
        await writeFile(join(folder, '_nginx.conf'), nginxSnippet(config, files));
        await writeFile(join(folder, '_vercel.json'), vercelConfig(config, files));
      },
    },
  };
}

function robots({ siteUrl, isLaunched }: PublicConfig): string {
  if (!isLaunched) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemap({ siteUrl }: PublicConfig, pages: readonly SitePage[]): string {
  const urls = pages
    .filter((page) => page.isListed)
    .map((page) => `<url><loc>${siteUrl}${page.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
