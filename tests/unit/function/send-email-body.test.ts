import { describe, expect, it } from 'vitest';
import { isAccepted } from '#function/contract/send-email-body.ts';

const id = '3f0c1b9e-8f5a-4d52-9a57-0a6f5a1c2b3d';

describe('isAccepted', () => {
  it.each(['sent', 'received'])('believes the answer "%s" for the same id', (status) => {
    expect(isAccepted({ success: true, data: { id, status, replayed: true } }, id)).toBe(true);
    expect(isAccepted({ success: true, data: { id, status } }, id.toUpperCase())).toBe(true);
  });

  it.each([
    '<html>Blocked by your school</html>',
    '',
    null,
    undefined,
    200,
    [],
    {},
    { success: true },
    { success: true, data: { id } },
    { success: true, data: { id, status: 'queued' } },
    { success: true, data: { id: 'another', status: 'sent' } },
    { success: 'true', data: { id, status: 'sent' } },
  ])('does not believe %j', (data) => {
    expect(isAccepted(data, id)).toBe(false);
  });
});
