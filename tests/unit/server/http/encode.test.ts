import { expect, it } from 'vitest';
import { encodeFile } from '#server/http/answer-static.ts';

it('uses the file that the build has compressed', async () => {
  const brotli = Buffer.from('ready');
  const file = { path: '/x.js', status: 200, type: 'text/javascript', isText: true } as const;
  const ready = { ...file, bytes: Buffer.from('code'), brotli, etag: '' };
  expect(await encodeFile(ready, 'br')).toBe(brotli);
  expect(await encodeFile(ready, 'identity')).toBe(ready.bytes);
});
