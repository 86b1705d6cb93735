import { existsSync } from 'node:fs';

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Returns the path of the system's Chromium, which `tests/run.sh` installs where it can. */
export function findChromium(): string {
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error('No Chromium found: install it or set CHROMIUM_PATH');
  return found;
}

const shellPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
];

/**
 * Returns the path of the headless shell, with which tests take two thirds of the time. Falls back
 * to the full browser if there is no shell or CHROMIUM_PATH is set.
 */
export function findHeadlessShell(): string {
  const shell = shellPlaces.find((place) => existsSync(place));
  return process.env['CHROMIUM_PATH'] === undefined && shell ? shell : findChromium();
}

/** Flags of a headless browser that talks to nobody but the test's server. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
