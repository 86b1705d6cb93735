import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { nginxSnippet } from '../../hosting/nginx-snippet.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { staticHostHeaders, vercelConfig } from '../../hosting/static-host-headers.ts';
import type { BuiltFolder } from '../bundle/built-folder.ts';
import type { ContentSource } from '../content/content-source.ts';
import { robots, sitemap } from '../seo/sitemap.ts';
import { writeFiles } from './write-files.ts';

/**
 * Writes robots.txt, the sitemap, the feed, the EPUBs and the host configurations, after all other
 * files.
 */
export function siteFilesPlugin(
  config: PublicConfig,
  built: BuiltFolder,
  content: ContentSource,
): Plugin {
  return {
    name: 'site-files',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = built.path();
        const { siteUrl, isLaunched } = config;
        const { pages, stories, feed, books } = await content.current();
        await writeFile(join(folder, 'robots.txt'), robots(siteUrl, isLaunched));
        await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, stories, siteUrl));
        await writeFile(join(folder, feed.path), feed.text(siteUrl, new Date()));
        await writeFiles(folder, await books(siteUrl));
        // The host configurations depend on the list of files.
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
        await writeFile(join(folder, '_headers'), staticHostHeaders(config, files));
        await writeFile(join(folder, '_nginx.conf'), nginxSnippet(config, files));
        await writeFile(join(folder, '_vercel.json'), vercelConfig(config, files));
      },
    },
  };
}
