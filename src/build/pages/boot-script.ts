import { build } from 'vite';
import { oldestBrowsers } from '../bundle/oldest-browsers.ts';

/** The inline start-up script, minified: src/boot.ts as one plain script. */
export async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rollupOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('src/boot.ts was not built');
  return output.output[0].code.trim();
}
