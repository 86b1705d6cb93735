import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from '#outbox/parse-retry-after.ts';

const now = Date.parse('2025-06-01T10:00:00Z');

describe('parseRetryAfter', () => {
  it.each([
    ['no header', null, 0],
    ['seconds', '20', 20_000],
    ['seconds with spaces', ' 2 ', 2_000],
    ['a date', 'Sun, 01 Jun 2025 10:01:00 GMT', 60_000],
    ['a date that has passed', 'Sun, 01 Jun 2025 09:00:00 GMT', 0],
    ['more than an hour', '999999', 3_600_000],
    ['a number without end', '9'.repeat(400), 0],
    ['a negative number', '-5', 0],
    ['nonsense', 'soon', 0],
    ['nothing', '', 0],
  ] as const)('%s', (_name, header, wait) => {
    expect(parseRetryAfter(header, now)).toBe(wait);
  });
});
