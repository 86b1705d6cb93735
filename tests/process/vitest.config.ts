import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { quickStartFlags } from '../support/servers/start-process.ts';
import { testConfig } from '../support/servers/test-site.ts';

/** Long, because these tests share the machine with each other and with other work. */
const timeout = 240_000;

/** Starts the slowest test files first, so that none of them runs on alone at the end. */
class LongestFirst extends BaseSequencer {
  static readonly names = ['launched', 'connections', 'backup', 'mail-slow', 'one-mail'];

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LongestFirst.names.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests that start the real server; they run apart, because they take a minute or two. */
export default defineConfig({
  define: { __PUBLIC_CONFIG__: JSON.stringify(testConfig) },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/process/**/*.test.ts'],
    globalSetup: 'tests/process/global-setup.ts',
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: timeout / 8 } },
    execArgv: quickStartFlags,
    sequence: { sequencer: LongestFirst },
    // The tests spend much of their time waiting.
    maxWorkers: 5,
  },
});
