import { describe, expect, it } from 'vitest';
import {
  messageVersion,
  parseWorkerReport,
  parseWorkerRequest,
  workerRequest,
  type WorkerRequestType,
} from '#shared/worker-messages.ts';
import type { StoryRequest } from '#shared/story-keeping.ts';

const tier = { total: 2, paths: ['/', '/stories'], missing: ['/stories'] };
const failure = {
  status: 'changed',
  key: 'https://site.test/stories?1',
  build: 'b',
  failedAt: 7,
  attempts: 1,
};
const report = { version: messageVersion, build: 'b', core: tier, pictures: tier, failure };

const names: readonly (readonly [WorkerRequestType, string])[] = [
  ['SKIP_WAITING', 'SKIP_WAITING'],
  ['GET_STATUS', 'LOOK'],
  ['CACHE_IMAGES', 'WARM'],
  ['REPAIR', 'VERIFY'],
  ['PAUSE_DOWNLOADS', 'REST'],
];

describe.each(names)('%s', (type, versionOneType) => {
  it('is read by a worker of this build', () => {
    const request = structuredClone(workerRequest(type));
    expect(parseWorkerRequest(request)).toEqual({ version: messageVersion, type });
  });

  it('is read by a worker of version 1', () => {
    expect(versionOneParse(structuredClone(workerRequest(type)))).toBe(versionOneType);
  });

  it('is read from a page of version 1', () => {
    expect(parseWorkerRequest({ version: 1, type: versionOneType })).toEqual({ version: 1, type });
  });

  it('is read from a later page, and answered in our version', () => {
    const later = { version: messageVersion + 1, type: 'Q', request: type };
    expect(parseWorkerRequest(later)).toEqual({ version: messageVersion, type });
  });
});

it.each([null, undefined, 'WARM', 7, {}, { type: 'FORMAT' }, { type: ['WARM'] }])(
  'ignores %j as a request',
  (data) => expect(parseWorkerRequest(data)).toBeNull(),
);

const requests: readonly StoryRequest[] = [
  { type: 'KEEP_STORIES', choice: 'all' },
  { type: 'KEEP_STORIES', paths: ['/stories/7'] },
  { type: 'REMOVE_STORIES', paths: ['/stories/7'] },
  { type: 'REMOVE_STORIES', paths: 'all' },
  { type: 'PAUSE_STORIES' },
];

it.each(requests)('parses the story request $type', (request) => {
  const message = structuredClone(workerRequest(request));
  expect(parseWorkerRequest(message)).toEqual({ version: messageVersion, ...request });
  expect(versionOneParse(message)).toBeNull();
});

it.each([
  { request: 'KEEP_STORIES' },
  { request: 'KEEP_STORIES', choice: 'some' },
  { request: 'KEEP_STORIES', paths: 'all' },
  { request: 'REMOVE_STORIES', paths: [7] },
])('rejects the malformed story request %j', (data) => expect(parseWorkerRequest(data)).toBeNull());

it('reads what a report says of the stories', () => {
  const counts = { total: 300, bytesLeft: 5_000, isRunning: true, isPaused: false };
  const stories = { kept: ['/stories/12', '/stories/7'], choice: 'all', ...counts };
  expect(parseWorkerReport({ ...report, stories })).toEqual({ ...report, stories });
});

it('reads a report', () => {
  expect(parseWorkerReport(structuredClone(report))).toEqual(report);
});

it('reads a report of version 1', () => {
  const old = { version: 1, build: 'b', core: tier, pictures: tier };
  expect(parseWorkerReport(old)).toEqual({ ...old, failure: null });
});

it('reads the report of a worker that does not list its paths', () => {
  const { total, missing } = tier;
  const core = parseWorkerReport({ ...report, core: { total, missing } })?.core;
  expect(core).toEqual({ total, paths: [], missing });
});

it.each([
  null,
  {},
  { ...report, version: messageVersion + 1 },
  { ...report, build: 1 },
  { ...report, core: {} },
])('ignores %j as a report', (data) => expect(parseWorkerReport(data)).toBeNull());

/** The parser of version 1, as builds before this one shipped it. */
function versionOneParse(data: unknown): string | null {
  const types = ['SKIP_WAITING', 'LOOK', 'WARM', 'VERIFY', 'REST'] as const;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return types.find((type) => type === data.type) ?? null;
}
