import { defineConfig } from 'vitest/config';

/** Tests of what the build wrote to dist; run after it. */
export default defineConfig({ test: { include: ['tests/built/**/*.test.ts'] } });
