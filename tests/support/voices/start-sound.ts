import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../until.ts';

export type Sound = Awaited<ReturnType<typeof startSound>>;

/** Installs a speech engine if needed. Returns whether there is one; prints what is missing. */
export function hasVoices(): boolean {
  return (
    spawnSync('bash', ['tests/support/voices/install-voices.sh'], { stdio: 'inherit' }).status === 0
  );
}

/** Starts a sound server with a null sink: speech engines can speak without a sound card. */
export async function startSound() {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const home = { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_RUNTIME_DIR: folder };
  const modules = [
    'module-null-sink',
    `module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
  ];
  const server = spawn(
    'pulseaudio',
    ['-n', '--daemonize=no', '--exit-idle-time=-1', ...modules.flatMap((name) => ['-L', name])],
    { env: home, stdio: 'ignore' },
  );
  await until('The sound server', async () => existsSync(socket));
  const env = { ...home, PULSE_SERVER: `unix:${socket}` };
  return {
    folder,
    /** Environment of a browser whose sound is played in real time, without a sound card. */
    env,
    /** Resolves with whether anything sounds within this time. */
    isHeard: (ms: number) => isHeard(env, ms),
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Records the null sink, and resolves with whether anything sounds. */
function isHeard(env: NodeJS.ProcessEnv, ms: number): Promise<boolean> {
  const recorder = spawn('parec', ['-d', '@DEFAULT_MONITOR@', '--raw', '--latency-msec=20'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let isLoud = false;
  recorder.stdout.on('data', (samples: Buffer) => {
    isLoud ||= samples.some((sample) => sample !== 0);
  });
  setTimeout(() => recorder.kill(), ms);
  return new Promise((resolve, reject) => {
    recorder.once('error', reject);
    recorder.once('close', () => resolve(isLoud));
  });
}
