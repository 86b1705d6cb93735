import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of what the build wrote to dist; run after it. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    // The tests only read, and reading the whole site takes longer than most of them.
    isolate: false,
    maxWorkers: availableParallelism(),
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
  },
});
