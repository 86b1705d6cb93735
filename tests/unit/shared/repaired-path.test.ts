import { expect, it } from 'vitest';
import { repairedPath } from '#shared/repaired-path.ts';
import { processorMs } from '../../support/fakes/processor-ms.ts';

it.each([
  // A mail filter has encoded a delimiter.
  ['/mackin-buying-guide%23list=a.3', '/mackin-buying-guide#list=a.3'],
  ['/mackin-buying-guide%23list=reader-1.30.', '/mackin-buying-guide#list=reader-1.30'],
  ['/stories/9%23s12', '/stories/9#s12'],

  ['/stories%3Fcategory=media', '/stories?category=media'],
  ['/stories%3Fcategory=media%23list', '/stories?category=media#list'],
  ['/stories/9%23:~:text=Twelve%20years', '/stories/9#:~:text=Twelve%20years'],
  // Punctuation has come along.
  ['/stories/9.', '/stories/9'],

  ['/stories/9./', '/stories/9'],

  ['/books)', '/books'],
  ['/books).', '/books'],

  ['/books%22', '/books'],

  ['/books%E2%80%99', '/books'],

  ['/books%C2%A0', '/books'],
  ['/books%E2%80%8B', '/books'],
  ['/feed.xml,', '/feed.xml'],
  ['/,', '/'],
  // Slashes are doubled.
  ['//books', '/books'],
  ['/stories//9', '/stories/9'],
])('takes %s for %s', (path, repaired) => {
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
  '/st%6Fries',

  '/books%',
  '/%zz',

  '',
  '*',
  'http://evil.example/.',
])('leaves %s alone', (path) => {
  expect(repairedPath(path)).toBe(undefined);
});

it.each(['//evil.example/.', '/\\\\evil.example.', '/%5Cevil.example.', '/%2F%2Fevil.example.'])(
  'never leads from %s to another host, or to a second header',
  (path) => {
    const repaired = repairedPath(path) ?? '/';
    expect(new URL(repaired, 'https://site.example').origin).toBe('https://site.example');
  },
);

it('keeps line breaks encoded', () => {
  expect(repairedPath('/a%0d%0aX-Evil:1%23b')).toBe('/a%0D%0AX-Evil:1#b');
});

it('answers at once for long paths', async () => {
  const took = await processorMs(() => {
    for (const text of ['.'.repeat(50_000), '/'.repeat(50_000), '%23'.repeat(20_000)])
      repairedPath(`/${text}x`);
  });
  expect(took).toBeLessThan(50);
});
