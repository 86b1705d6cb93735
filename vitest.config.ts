import { defineConfig } from 'vitest/config';
import { readPublicConfig } from './src/build/read-public-config.ts';
import { storiesPlugin } from './src/build/stories-plugin.ts';

export default defineConfig({
  define: {
    __PUBLIC_CONFIG__: JSON.stringify(readPublicConfig({}, false)),
    __BUILD_DAY__: JSON.stringify('2026-01-01'),
  },
  // As in vite.config.ts.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: false,
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  plugins: [storiesPlugin()],
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
