// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endCheck, setBuilds } from '#features/offline/offline-store.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { OfflineHero } from '#pages/offline/offline-hero.island.tsx';
import { ReadinessPanel } from '#pages/offline/readiness-panel.tsx';
import { type FailureStatus, noteDownloadFailure } from '#shared/download-failure.ts';
import { messageVersion } from '#shared/worker-messages.ts';
import { MemoryCaches } from '../../../support/fakes/memory-caches.ts';

const { failure, hero } = offlineCopy;
const tier = { total: 1, paths: ['/'], missing: ['/'] };
const report = { version: messageVersion, build: 'b', core: tier, pictures: tier };

/** Renders the page on a device that lacks files, after an attempt failed. */
async function show(status: FailureStatus, waiting: object | null) {
  vi.stubGlobal('caches', new MemoryCaches());
  const note = { status, key: 'https://site.test/', build: 'b', failedAt: 0, attempts: 1 };
  await noteDownloadFailure(new Set(), note);
  endCheck(report, 0);
  setBuilds({ isInstalling: false, waiting });
  render(
    <>
      <OfflineHero />
      <ReadinessPanel />
    </>,
  );
}

afterEach(cleanup);

it('says what changes the files of a device that lacks some', async () => {
  await show('changed', null);
  expect(await screen.findByText(failure.changed(location.host))).toBeTruthy();
  expect(screen.getByText(hero.lead.incomplete)).toBeTruthy();
});

it('asks to update, and blames no filter, while a new build waits', async () => {
  await show('changed', {});
  expect(screen.getByText(hero.lead.outdated)).toBeTruthy();
  await expect(screen.findByText(failure.changed(location.host))).rejects.toThrow();
});

it('says that the device is full while a new build waits', async () => {
  await show('storage-full', {});
  expect(await screen.findByText(failure['storage-full'])).toBeTruthy();
});
