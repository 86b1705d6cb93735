// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { endCheck, endRegistration, setBuilds } from '#features/offline/offline-store.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { OfflineHero } from '#pages/offline/offline-hero.island.tsx';
import { ReadinessPanel } from '#pages/offline/readiness-panel.tsx';
import type { FailureStatus } from '#shared/download-failure.ts';
import { MemoryCaches } from '../../../support/fakes/memory-caches.ts';
import { makeReport } from '../../../support/fakes/worker-report.ts';

const { outcomeOfSaving } = vi.hoisted(() => ({ outcomeOfSaving: { status: 'incomplete' } }));
vi.mock('#pages/offline/save-again.ts', () => ({ saveAgain: async () => outcomeOfSaving }));

const { failure, hero, saved } = offlineCopy;

/** Renders the page on a device that lacks files, after an attempt failed. */
function show(status: FailureStatus): void {
  const core = { total: 1, paths: ['/'], missing: ['/'] };
  const reason = { status, key: 'https://site.test/', build: 'b', failedAt: 0, attempts: 1 };
  setBuilds({ isInstalling: false, waiting: null });
  endCheck(makeReport({ core, failure: reason }), 0);
  render(
    <>
      <OfflineHero />
      <ReadinessPanel />
    </>,
  );
}

it('says what changes files, and only asks to update once a new build waits', () => {
  show('changed');
  expect(screen.getByText(failure.changed(location.host))).toBeTruthy();
  expect(screen.getByText(hero.lead.incomplete)).toBeTruthy();
  act(() => setBuilds({ isInstalling: false, waiting: {} }));
  expect(screen.queryByText(failure.changed(location.host))).toBeNull();
  expect(screen.getByText(hero.lead.outdated)).toBeTruthy();
});

it('says that the device is full, also while a new build waits', () => {
  show('storage-full');
  act(() => setBuilds({ isInstalling: false, waiting: {} }));
  expect(screen.getByText(failure['storage-full'])).toBeTruthy();
  expect(screen.getByText(hero.lead.incomplete)).toBeTruthy();
});

it.each([
  ['storage-full', saved.outcome.full],
  ['offline', saved.outcome.incomplete],
] as const)('names the connection only if that is the reason: %s', async (status, outcome) => {
  show(status);
  fireEvent.click(screen.getByRole('button', { name: saved.button }));
  expect(await screen.findByText(outcome)).toBeTruthy();
});

it('names a disk on which the first visit could store nothing, not the connection', async () => {
  const stored = new MemoryCaches();
  vi.stubGlobal('caches', stored);
  stored.isFull = true;
  outcomeOfSaving.status = 'failed';
  setBuilds({ isInstalling: false, waiting: null });
  endRegistration('registered');
  endCheck(null, 0);
  render(<ReadinessPanel />);
  expect(await screen.findByText(failure['storage-full'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: saved.button }));
  expect(await screen.findByText(saved.outcome.full)).toBeTruthy();
});
