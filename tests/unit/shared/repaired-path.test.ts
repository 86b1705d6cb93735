import { expect, it } from 'vitest';
import { repairedPath } from '#shared/repaired-path.ts';
import { damagedPaths } from '../../support/content/damaged-paths.ts';
import { processorMs } from '../../support/fakes/processor-ms.ts';

it.each(damagedPaths)('takes %s for %s', (path, repaired) => {
  expect(repairedPath(path)).toBe(repaired);
});

it.each([
  '/',
  '//',
  '/books',
  '/books/',
  '/books///',
  '/stories/9',
  '/stories/7.5',
  '/feed.xml',
  '/books%',
  '/%zz',
  '/%00',
  '/%00books',
  '/%E6%95%85%E4%BA%8B',
  '',
  '*',
  'http://evil.example/.',
])('leaves %s alone', (path) => expect(repairedPath(path)).toBe(undefined));

it.each(['//evil.example/.', '/\\\\evil.example.', '/%5Cevil.example.', '/%2F%2Fevil.example.'])(
  'never leads from %s to another host, or to a second header',
  (path) => {
    const repaired = repairedPath(path) ?? '/';
    expect(new URL(repaired, 'https://site.example').origin).toBe('https://site.example');
  },
);

it('keeps line breaks encoded', () => {
  expect(repairedPath('/a%23b%0d%0aX-Evil:1')).toBe('/a#b%0D%0AX-Evil:1');
});

it('answers at once for long paths', async () => {
  const took = await processorMs(() => {
    const texts = ['.', '/', '%23', '%25', '&', '-', '%20', 'list=', '%E2%80%8B'];
    for (const text of texts.map((text) => text.repeat(20_000))) repairedPath(`/${text}x`);
  });
  // Trying every part of a path from its start would take seconds.
  expect(took).toBeLessThan(500);
});
