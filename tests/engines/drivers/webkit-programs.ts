import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findEngineProgram } from './find-engine-program.ts';
import { startProgram } from './start-program.ts';

const library = '/usr/lib';
let screen: Promise<string> | undefined;

/** Returns the path of the browser that comes with the engine's library. */
export function findMiniBrowser(): string {
  const found = readdirSync(library)
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => [folder, `webkit2gtk-${version}`] as const),
    )
    .map((parts) => join(library, ...parts, 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (!found) throw new Error('MiniBrowser is missing: install libwebkit2gtk-4.1-0');
  return found;
}

export function webKitVersion(): string {
  try {
    const query = ['-W', '-f', '${Version}', 'libwebkit2gtk-4.1-0'];
    return `WebKitGTK ${execFileSync('dpkg-query', query, { encoding: 'utf8' }).trim()}`;
  } catch {
    // Not Debian, or another package; the version is only printed.
    return 'WebKitGTK';
  }
}

/** Returns the environment of WebKit's processes: a screen, a home folder, software rendering. */
export async function webKitEnvironment(home: string): Promise<Readonly<Record<string, string>>> {
  screen ??= startScreen();
  return {
    DISPLAY: await screen,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_RUNTIME_DIR: home,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    GIO_USE_PROXY_RESOLVER: 'dummy',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

/** Starts Xvfb, which chooses a free display number and ends with this process. */
async function startScreen(): Promise<string> {
  const options = ['-displayfd', '3', '-screen', '0', '1024x768x24', '-nolisten', 'tcp'];
  const program = startProgram(findEngineProgram('Xvfb'), options);
  const [number = ''] = await program.waitForOutput(/^\d+$/);
  return `:${number}`;
}
