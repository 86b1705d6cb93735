import { expect, it, vi } from 'vitest';
import { formatDate } from '#content/words/format-date.ts';

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDate('2025-01-01')).toBe('January 1, 2025');
});
