import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArgs, findChromium } from './find-chromium.ts';

export interface PersistentBrowser {
  /** Starts the browser; every start finds what the last one kept. */
  start(): Promise<BrowserContext>;
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
  /** Deletes what it kept; the browser must have ended. */
  remove(): void;
}

/** A browser with a profile of its own that outlives it, as on a visitor's device. */
export function createPersistentBrowser(baseURL: string): PersistentBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  return {
    start: () =>
      chromium.launchPersistentContext(profile, {
        baseURL,
        executablePath: findChromium(),
        args: [...chromiumArgs],
        headless: true,
      }),
    async kill() {
      for (const { pid, isMain } of processesOf(profile)) if (isMain) process.kill(pid, 'SIGKILL');
      while (processesOf(profile).length > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    remove: () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Our own browser's processes: the profile's folder is in each one's command line. */
function processesOf(
  profile: string,
): readonly { readonly pid: number; readonly isMain: boolean }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), parts: commandLine(pid) }))
    .filter(({ parts }) => parts.includes(`--user-data-dir=${profile}`))
    .map(({ pid, parts }) => ({ pid, isMain: !parts.some((part) => part.startsWith('--type=')) }));
}

function commandLine(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
  } catch {
    // Ended meanwhile.
    return [];
  }
}
