import { expect, it } from 'vitest';
import { parseWorkerReport, parseWorkerRequest, workerRequest } from '#shared/worker-messages.ts';

it('reads its own requests', () => {
  expect(parseWorkerRequest(workerRequest('VERIFY'))).toBe('VERIFY');
});

it.each([null, undefined, 'WARM', 7, {}, { type: 'FORMAT' }, { type: ['WARM'] }])(
  'ignores %j as a request',
  (data) => expect(parseWorkerRequest(data)).toBeNull(),
);

it('reads a report', () => {
  const core = { total: 2, paths: ['/', '/stories'], missing: ['/stories'] };
  const report = { version: 1, build: 'b', core, pictures: { total: 0, paths: [], missing: [] } };
  expect(parseWorkerReport(structuredClone(report))).toEqual(report);
});

it('reads the report of a worker that does not name its paths', () => {
  const core = { total: 2, missing: ['/stories'] };
  const report = { version: 1, build: 'b', core, pictures: { total: 0, missing: [] } };
  expect(parseWorkerReport(report)?.core).toEqual({ ...core, paths: [] });
});

it.each([null, {}, { version: 2, build: 'b' }, { version: 1, build: 'b', core: {}, pictures: {} }])(
  'ignores %j as a report',
  (data) => expect(parseWorkerReport(data)).toBeNull(),
);
