import { describe, expect, it } from 'vitest';
import { classifyAnswer } from '#outbox/classify-answer.ts';

const id = '3f2b8c1e-5a44-4a6e-9d0b-0c9f6f1a7e21';
const accepted = { success: true, data: { id, status: 'sent' } };

describe('classifyAnswer', () => {
  it.each([
    ['the acceptance of this id', 200, accepted, 'sent'],
    [
      'received is as safe as sent',
      200,
      { success: true, data: { id, status: 'received' } },
      'sent',
    ],
    ['202 with the acceptance', 202, accepted, 'sent'],
    [
      'the acceptance of another id',
      200,
      { success: true, data: { id: 'x', status: 'sent' } },
      'keep',
    ],
    ["a school filter's page", 200, '<html>Blocked</html>', 'keep'],
    ['204 without a body', 204, '', 'keep'],
    ['a JSON null', 200, null, 'keep'],
    ['success without data', 200, { success: true }, 'keep'],
    ['no answer', null, null, 'keep'],
    ['408', 408, null, 'keep'],
    ['425', 425, null, 'keep'],
    ['429', 429, null, 'keep'],
    ['500', 500, null, 'keep'],
    ['503', 503, null, 'keep'],
    ['304', 304, null, 'keep'],
    ['400', 400, null, 'refuse'],
    ['401', 401, null, 'refuse'],
    ['403', 403, null, 'refuse'],
    ['409', 409, null, 'refuse'],
    ['413', 413, null, 'refuse'],
    ['422', 422, { error: 'Invalid' }, 'refuse'],
    ['4xx that claims success', 422, accepted, 'refuse'],
  ] as const)('%s', (_name, status, data, verdict) => {
    expect(classifyAnswer({ status, data, retryAfter: null }, id)).toBe(verdict);
  });
});
