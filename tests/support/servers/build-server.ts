import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { databaseTemplatePlugin } from '#build/server/database-template-plugin.ts';
import { testConfig, writeTestSite } from './test-site.ts';

/** Bundles the server as the real build does, into a temporary folder inside the project. */
export async function buildServer() {
  // Inside the project, so that its packages are found, but not in the cache, which other tests copy meanwhile.
  const parent = resolve('node_modules/.test-servers');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'server-test-'));
  const bundle = join(folder, 'dist-server');
  await build({
    configFile: false,
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
