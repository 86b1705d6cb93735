import { expect, it } from 'vitest';
import {
  contact,
  createTestFunction,
  jsonRequest,
  newsletter,
  siteOrigin,
} from './test-function.ts';

it.each([
  'https://evil.example',
  'https://site.example.evil.net',
  'http://site.example',
  'HTTPS://SITE.EXAMPLE',
  'null',
])('refuses the origin %s without naming it as allowed', async (origin) => {
  const fn = createTestFunction();
  const response = await fn.post(newsletter, { origin });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBe(null);
  expect(fn.store.rows.size).toBe(0);
});

it('refuses a call without an origin', async () => {
  const request = jsonRequest(JSON.stringify(newsletter));
  request.headers.delete('origin');
  expect((await createTestFunction().handle(request)).status).toBe(403);
});

it('answers a preflight with the exact origin', async () => {
  const response = await createTestFunction().handle(
    new Request('https://f.example/', {
      method: 'OPTIONS',
      headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
    }),
  );
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': siteOrigin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    vary: 'Origin',
  });
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['apikey', 'content-type', 'x-client-info', 'authorization']),
  );
});

it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
  const response = await createTestFunction().handle(
    new Request('https://f.example/', { method, headers: { origin: siteOrigin } }),
  );
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

it('lets the page read every refusal', async () => {
  const fn = createTestFunction({ most: 0 });
  for (const response of [
    await fn.post({}),
    await fn.post(newsletter, { 'content-type': 'text/plain' }),
    await fn.post({ ...contact, html: 'x'.repeat(20_000) }),
    await fn.post(newsletter),
  ]) {
    expect(response.ok).toBe(false);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-expose-headers': 'retry-after, x-request-id',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await response.json()).toEqual({ error: expect.any(String) });
  }
});
