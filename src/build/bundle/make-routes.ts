import { pathToFileURL } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routerOptions } from './bundler-options.ts';

/**
 * Writes src/routeTree.gen.ts from the files in src/routes. The build does so too; types are checked
 * before there is one, also right after a route was added.
 */
export async function makeRoutes(root: string): Promise<void> {
  const config = getConfig({ ...routerOptions, disableLogging: true }, root);
  await new Generator({ config, root }).run();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeRoutes(process.cwd());
