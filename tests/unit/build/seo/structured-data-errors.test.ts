import { expect, it } from 'vitest';
import { structuredDataErrors } from '#build/seo/structured-data-errors.ts';
import { dataScripts } from '#build/seo/meta-tags.ts';

const page = {
  path: '/books',
  lang: 'en-US',
  siteUrl: 'https://site.example',
  html: [
    '<title>Books</title><meta name="description" content="All &quot;books&quot;."/>',
    '<body><p>The <cite>Cup</cite>\n of Mark &amp; Co, <time dateTime="2025-04-14">April</time></p>',
    '<p>ISBN 978-1-915791-24-5</p><script>"Hidden"</script></body>',
  ].join(''),
};

function faultsOf(thing: object): readonly string[] {
  return structuredDataErrors([thing], page);
}

it('finds nothing where the page says it all', () => {
  const author = { '@type': 'Organization', '@id': '#x', name: 'Mark & Co' };
  expect(faultsOf({ '@type': 'Book', name: 'The Cup', author, isbn: '9781915791245' })).toEqual([]);
  expect(
    faultsOf({
      '@type': 'Article',
      headline: 'Cup of Mark',
      description: 'All "books".',
      datePublished: '2025-04-14',
      inLanguage: 'en-US',
      publisher: { '@id': '#x' },
      mainEntityOfPage: 'https://site.example/books',
    }),
  ).toEqual([]);
});

it.each([
  [{ '@type': 'Book', name: 'Hidden' }, '/books: Book.name: "Hidden" is not on the page'],
  [
    { '@type': 'Book', author: { '@type': 'Person', name: 'Nobody' } },
    '/books: Person.name: "Nobody" is not on the page',
  ],
  [
    { '@type': 'Article', datePublished: '2025-04-15' },
    '/books: Article.datePublished: "2025-04-15" is the day of no <time> on the page',
  ],
  [
    { '@type': 'Article', image: '/x.png' },
    '/books: Article.image: "/x.png" is not an address of SITE_URL',
  ],
  [
    { '@type': 'Article', inLanguage: 'en-GB' },
    '/books: Article.inLanguage: "en-GB" is not the language of the page',
  ],
  [{ '@type': 'Book', author: 'Mark' }, '/books: Book.author: "Mark" is to be a thing with a type'],
  [{ '@type': 'Offer' }, '/books: "Offer" is not a type in the vocabulary'],
])('says in one line what is wrong with %o', (thing, fault) => {
  expect(faultsOf(thing)).toEqual([fault]);
});

it('writes data that cannot end its element', () => {
  const scripts = dataScripts([{ name: '</script><b>' }, {}]);
  const found = [
    ...scripts.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json));
  expect(found).toEqual([
    { '@context': 'https://schema.org', name: '</script><b>' },
    { '@context': 'https://schema.org' },
  ]);
});
