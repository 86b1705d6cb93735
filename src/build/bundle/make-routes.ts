import { pathToFileURL } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routerOptions } from './bundler-options.ts';

/**
 * Writes src/routeTree.gen.ts from the files in src/routes, as the build does, so that types can be
 * checked before the first build and right after a route was added.
 */
export async function makeRoutes(root: string): Promise<void> {
  const config = getConfig({ ...routerOptions, disableLogging: true }, root);
  await new Generator({ config, root }).run();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeRoutes(process.cwd());
