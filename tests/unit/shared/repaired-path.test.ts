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
  ['/%3Cstories/9%3E', '/stories/9'],
  ['/%22/stories/9%22%3Eread%3C/a%3E', '/stories/9'],
  ['/stories/9](https://site.example/stories/9)', '/stories/9'],
  ['/stories/9**', '/stories/9'],
  ['/stories/9%7CRead', '/stories/9'],
  ['/stories/9__;!!Ab12', '/stories/9'],
  ['/https://site.example/stories/9', '/stories/9'],
  // The words of the sentence have come along.
  ['/stories/9%20-%20read%20this', '/stories/9'],
  ['/books%C2%A0for%20us', '/books'],
  ['/mackin-buying-guide%20list=a.3', '/mackin-buying-guide#list=a.3'],
  // What another program added to the query of its own link stays a query.
  ['/stories/9&utm_source=mail', '/stories/9?utm_source=mail'],
  ['/stories/9&amp;data=05%7C01', '/stories/9?data=05%7C01'],
  // Encoded twice or three times.
  ['/stories/9%2523s12', '/stories/9#s12'],
  ['/mackin-buying-guide%252523list%25253Da.3', '/mackin-buying-guide#list=a.3'],
  ['/stories%252F9', '/stories/9'],
  ['/st%6Fries%2F9', '/stories/9'],
  // The delimiter is lost, or another one.
  ['/mackin-buying-guidelist=a.3', '/mackin-buying-guide#list=a.3'],
  ['/mackin-buying-guide/list=a.3', '/mackin-buying-guide#list=a.3'],
  ['/mackin-buying-guide&list=a.3', '/mackin-buying-guide#list=a.3'],
  ['/mackin-buying-guide%EF%BC%83list=a.3', '/mackin-buying-guide#list=a.3'],
  ['/stories/9&#35;s12', '/stories/9#s12'],
  ['/stories/9%26num%3Bs12', '/stories/9#s12'],
  ['/storiescategory=media', '/stories?category=media'],
  // Characters are others, or too many.
  ['/Stories/9', '/stories/9'],
  ['/MACKIN-BUYING-GUIDE', '/mackin-buying-guide'],
  ['/mackin%E2%80%91buying%E2%80%93guide', '/mackin-buying-guide'],
  ['/mackin%E2%88%92buying-guide', '/mackin-buying-guide'],
  ['/mackin-%C2%ADbuying-%0D%0Aguide', '/mackin-buying-guide'],
  ['/mackin-buying-%0A%3E%20%3E%20guide', '/mackin-buying-guide'],
  ['/%20stories/%209', '/stories/9'],
  ['/%EF%BC%B3tories%EF%BC%8F%EF%BC%99', '/stories/9'],
  ['/stories%5C9', '/stories/9'],
  ['/stories/9.html.', '/stories/9'],
  ['/Stories/Index.htm', '/stories'],
  ['/mackin_buying_guide', '/mackin-buying-guide'],
  // Quoted-printable mail has broken the line.
  ['/stories/=%0D%0A9', '/stories/9'],
  ['/mackin-buying-=guide', '/mackin-buying-guide'],
  // The whole address stands behind the slash, without its beginning or with a name for it.
  ['/www.site.example/stories/9', '/stories/9'],
  ['/www.site.example', '/'],
  ['/URL:https://site.example/stories/9', '/stories/9'],
  // Slashes are lost or doubled.
  ['/stories9', '/stories/9'],
  ['/stories:9', '/stories/9'],
  ['/story/9', '/stories/9'],
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
  '/books%',
  '/%zz',
  '/%00',
  '/%00books',
  '/%E6%95%85%E4%BA%8B',
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
  expect(repairedPath('/a%23b%0d%0aX-Evil:1')).toBe('/a#b%0D%0AX-Evil:1');
});

it('answers at once for long paths', async () => {
  const took = await processorMs(() => {
    const texts = ['.', '/', '%23', '%25', '&', '-', '%20', 'list=', '%E2%80%8B'];
    for (const text of texts.map((text) => text.repeat(20_000))) repairedPath(`/${text}x`);
  });
  expect(took).toBeLessThan(50);
});
