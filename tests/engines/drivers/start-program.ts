import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export type Program = ReturnType<typeof startProgram>;

const endTimeoutMs = 5_000;
const startTimeoutMs = 30_000;
const running = new Set<number>();

process.on('exit', () => {
  for (const pid of running) killGroup(pid);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a program in a process group of its own, so that a kill ends its children too. File
 * descriptor 3 is a third output, on which Xvfb writes the display number that it chose.
 */
export function startProgram(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(path, args, {
    detached: true,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { pid = 0 } = child;
  if (pid > 0) running.add(pid);
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of child.stdio) {
    if (!(stream instanceof Readable)) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const listen of listeners) listen();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => {
      // Children may outlive their parent for a moment, or for good.
      killGroup(pid);
      running.delete(pid);
      resolve();
    });
  });
  return {
    ended,
    /** Resolves with the first line on any of its outputs that matches. */
    waitForOutput: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const fail = (reason: string) =>
          reject(new Error(`${path} ${reason}: ${lines.slice(-5).join(' / ')}`));
        const timer = setTimeout(() => fail('did not start in time'), startTimeoutMs);
        const look = () => {
          const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
          if (!found) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then(() => fail('ended'));
      }),
    /** Asks the program to end, and kills it if it does not. */
    async end() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(pid), endTimeoutMs);
      await ended;
      clearTimeout(timer);
    },
    /** Kills the program and all its children. */
    async kill() {
      killGroup(pid);
      await ended;
    },
  };
}

function killGroup(pid: number): void {
  if (pid <= 0) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}
