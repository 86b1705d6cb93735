import { existsSync } from 'node:fs';

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The system's Chromium; `tests/run.sh` has installed one where it could. */
export function findChromium(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error('No Chromium found: install it or set CHROMIUM_PATH');
  return found;
}

/** For a headless browser that talks to nobody but the test's server. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
