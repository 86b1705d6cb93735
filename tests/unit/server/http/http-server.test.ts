import { expect, it } from 'vitest';
import { connectionLimit } from '#server/http/http-server.ts';

it.each([
  [1_048_576, 2_000],
  [1_024, 874],
  [400, 250],
  [64, 50],
])('of %i open files leaves %i to connections', (files, connections) => {
  expect(connectionLimit(files)).toBe(connections);
});

it('knows the limit of this process', () => {
  expect(connectionLimit()).toBeGreaterThanOrEqual(50);
});
