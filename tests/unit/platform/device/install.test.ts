// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type InstallOffer, subscribeToInstallOffers } from '#platform/device/install.ts';

const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
let stop = () => {};

afterEach(() => {
  stop();
  window.installOffer = undefined;
  prompt.mockClear();
});

/** As the boot script does. */
function keepOffer() {
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
}

function watch() {
  const told: (InstallOffer | null)[] = [];
  stop = subscribeToInstallOffers((offer) => told.push(offer));
  return told;
}

it('tells of an offer that came before anybody listened', () => {
  keepOffer();
  expect(watch().at(-1)).not.toBeNull();
});

it('tells of one that comes later, and of the end of it', () => {
  const told = watch();
  expect(told).toEqual([null]);
  keepOffer();
  dispatchEvent(new Event('beforeinstallprompt'));
  expect(told.at(-1)).not.toBeNull();
  dispatchEvent(new Event('appinstalled'));
  expect(told.at(-1)).toBeNull();
});

it('opens the question once and has nothing to offer afterwards', async () => {
  keepOffer();
  const told = watch();
  await told.at(-1)?.accept();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).toBeNull();
});

it('lives with a question that the browser does not open', async () => {
  prompt.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  keepOffer();
  await expect(watch().at(-1)?.accept()).resolves.toBeUndefined();
});
