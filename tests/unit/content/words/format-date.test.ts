import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, isCalendarDate } from '#content/words/format-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe('formatDate', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2025-01-01')).toBe('January 1, 2025');
  });
});

describe('isCalendarDate', () => {
  it.each(['2025-03-12', '2024-02-29', '2000-12-31'])('knows %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    '',
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-1-1',
    '12-03-2025',
    '2025-03-12T00:00',
  ])('refuses %j', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
});
