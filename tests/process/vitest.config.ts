import { defineConfig } from 'vitest/config';
import { testConfig } from '../support/test-site.ts';

/** Tests that start the real server; kept apart as they take over a minute. */
export default defineConfig({
  define: { __PUBLIC_CONFIG__: JSON.stringify(testConfig) },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/process/**/*.test.ts'],
  },
});
