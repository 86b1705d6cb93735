import { defineConfig } from 'vitest/config';

/** Tests of what the build wrote to dist; run after it. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
