import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { testConfig, writeTestSite } from './test-site.ts';

const root = new URL('../..', import.meta.url).pathname;

export interface BuiltServer {
  /** The bundle that `node` runs. */
  readonly entry: string;
  /** The made-up site beside it. */
  readonly site: string;
  remove(): Promise<void>;
}

/** Bundles the server as the real build does, into a folder of its own inside the project. */
export async function buildServer(): Promise<BuiltServer> {
  const parent = join(root, 'node_modules/.cache');
  await mkdir(parent, { recursive: true });
  // Inside the project, so that its packages are found.
  const folder = await mkdtemp(join(parent, 'server-test-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { __PUBLIC_CONFIG__: JSON.stringify(testConfig) },
    build: {
      ssr: 'src/server/serve.ts',
      outDir: join(folder, 'dist-server'),
      target: 'node20',
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'serve.mjs' } },
    },
  });
  const site = join(folder, 'dist');
  await writeTestSite(site);
  return {
    entry: join(folder, 'dist-server/serve.mjs'),
    site,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
