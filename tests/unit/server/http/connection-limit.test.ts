import { expect, it } from 'vitest';
import { connectionLimit } from '#server/http/http-server.ts';

it.each([
  [1_048_576, 200, 2_000],
  [1_024, 70, 872],
  [400, 70, 248],
  [64, 30, 50],
  [Number.POSITIVE_INFINITY, 0, 2_000],
])(
  'with %s files, %s of them open, at most %s connections are accepted',
  (limit, open, connections) => {
    expect(connectionLimit({ limit, open })).toBe(connections);
  },
);
