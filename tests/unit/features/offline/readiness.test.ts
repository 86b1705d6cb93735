import { expect, it } from 'vitest';
import { chooseDeviceStatus } from '#features/offline/device-status.ts';
import { countReport } from '#features/offline/offline-store.ts';
import { readinessState } from '#features/offline/readiness.ts';
import { formatChecked, summariseReport } from '#pages/offline/saved-table.tsx';
import type { WorkerReport } from '#shared/worker-messages.ts';

const guide = '/mackin-buying-guide';
const stories = ['/stories/7', '/stories/8'];
const more = ['/stories/8/teacher', '/', '/stories', '/offline'];
const pages = [...more, guide, `${guide}-pdf`, ...stories];
const core = [...pages, '/fallback', '/fallback-story', '/assets/site-a1.js', '/favicon.svg'];
const art = ['/art/a.svg', '/art/b.svg'];

function report(missing: readonly string[]): WorkerReport {
  const tier = (paths: readonly string[]) => ({
    total: paths.length,
    paths,
    missing: paths.filter((path) => missing.includes(path)),
  });
  return { version: 1, build: 'b', core: tier(core), pictures: tier(art) };
}

it('the summary sorts every path into one row', () => {
  expect(summariseReport(report([]))).toEqual({
    stories: { held: 2, total: 2 },
    papers: { held: 1, total: 1 },
    guides: { held: 2, total: 2 },
    pages: { held: 3, total: 3 },
    pictures: { held: 2, total: 2 },
    shared: { held: 4, total: 4 },
  });
});

it('the summary counts what is missing in its own row', () => {
  const summary = summariseReport(report(['/stories/8', '/art/a.svg']));
  expect(summary).toMatchObject({ stories: { held: 1 }, pictures: { held: 1 } });
  expect(countReport(report(['/stories/8', '/art/a.svg']))).toEqual({ held: 12, total: 14 });
});

const start = {
  registration: 'unknown',
  isInstalling: false,
  readiness: { status: 'unknown' },
  progress: null,
} as const;
const registered = { ...start, registration: 'registered' } as const;
const found = { report: report([]), checkedAt: 1 };

it.each([
  ['looking', start],
  ['unsupported', { ...start, registration: 'unsupported' }],
  ['absent', { ...start, registration: 'failed' }],
  ['absent', registered],
  ['looking', { ...registered, isInstalling: true }],
  ['saving', { ...registered, isInstalling: true, progress: { held: 3, total: 12 } }],
  ['saving', { ...registered, isInstalling: true, progress: { held: 12, total: 12 } }],
  ['looking', { ...registered, readiness: { status: 'checking' } }],
  ['ready', { ...registered, readiness: { status: 'ready', ...found } }],
  ['incomplete', { ...registered, readiness: { status: 'incomplete', ...found } }],
] as const)('the state is %s', (state, known) => expect(readinessState(known)).toBe(state));

const quiet = { isOnline: true, waiting: 0, notSent: 0, state: 'looking', count: null } as const;
const count = { held: 12, total: 29 };

it('the device status shows the most important state', () => {
  const all = { isOnline: false, waiting: 2, notSent: 1, state: 'ready', count } as const;
  expect(chooseDeviceStatus(all)).toEqual({ kind: 'offline' });
  expect(chooseDeviceStatus({ ...all, isOnline: true })).toEqual({ kind: 'waiting' });
  expect(chooseDeviceStatus({ ...all, isOnline: true, waiting: 0 })).toEqual({ kind: 'notSent' });
  expect(chooseDeviceStatus({ ...quiet, state: 'ready', count })).toEqual({ kind: 'saved' });
  expect(chooseDeviceStatus({ ...quiet, state: 'saving', count })).toEqual({
    kind: 'saving',
    ...count,
  });
  const partly = { kind: 'partly', ...count };
  expect(chooseDeviceStatus({ ...quiet, state: 'incomplete', count })).toEqual(partly);
});

it.each(['looking', 'absent', 'unsupported', 'saving'] as const)(
  'no device status is shown: %s',
  (state) => expect(chooseDeviceStatus({ ...quiet, state })).toBeNull(),
);

it('states the day and time of a check in the visitor’s time zone', () => {
  const at = new Date(2026, 8, 1, 9, 12).getTime();
  const later = (day: number) => new Date(2026, 8, day, 8, 0).getTime();
  expect(formatChecked(at, at)).toBe('today 09:12');
  expect(formatChecked(at, later(2))).toBe('yesterday 09:12');
  expect(formatChecked(at, later(5))).toBe('4 days ago 09:12');
});
