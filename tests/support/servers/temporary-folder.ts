import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates an empty folder, which is removed after all tests, or after one: `onTestFinished`. */
export function temporaryFolder(atEnd: (remove: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
