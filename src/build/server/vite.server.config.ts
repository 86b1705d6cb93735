import { defineConfig } from 'vite';
import { readEnvironment } from '../../server/read-environment.ts';
import { quietChecks } from '../bundle/bundler-options.ts';
import { readPublicConfig } from '../read-public-config.ts';
import { databaseTemplatePlugin } from './database-template-plugin.ts';

/** Bundles the local server, because Node 20 cannot run TypeScript. Packages stay external. */
export default defineConfig({
  clearScreen: false,
  logLevel: 'warn',
  plugins: [databaseTemplatePlugin()],
  define: {
    __PUBLIC_CONFIG__: JSON.stringify(readPublicConfig(readEnvironment(process.cwd()), false)),
  },
  build: {
    ssr: 'src/server/serve.ts',
    outDir: 'dist-server',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { checks: quietChecks, output: { entryFileNames: 'serve.mjs' } },
  },
});
