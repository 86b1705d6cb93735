import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { databaseTemplatePlugin } from '#build/server/database-template-plugin.ts';
import { testConfig, writeTestSite } from './test-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles the server as the real build does, into a temporary folder inside the project. */
export async function buildServer() {
  const parent = join(root, 'node_modules/.cache');
  await mkdir(parent, { recursive: true });
  // Inside the project, so that its packages are found.
  const folder = await mkdtemp(join(parent, 'server-test-'));
  const bundle = join(folder, 'dist-server');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [databaseTemplatePlugin()],
    define: { __PUBLIC_CONFIG__: JSON.stringify(testConfig) },
    build: {
      ssr: 'src/server/serve.ts',
      outDir: bundle,
      target: 'node20',
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'serve.mjs' } },
    },
  });
  await writeTestSite(join(folder, 'dist'));
  await cp(bundle, join(folder, 'alone/dist-server'), { recursive: true });
  return {
    /** The bundle that `node` runs, beside the made-up site. */
    entry: join(bundle, 'serve.mjs'),
    entryWithoutSite: join(folder, 'alone/dist-server/serve.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
