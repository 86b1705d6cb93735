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

const shellPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
];

/**
 * The same engine without a window's machinery: tests take two thirds of the time. Where there is
 * none, or a Chromium was asked for, the whole browser.
 */
export function findHeadlessShell(): string {
  const shell = shellPlaces.find((place) => existsSync(place));
  return process.env['CHROMIUM_PATH'] === undefined && shell ? shell : findChromium();
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
