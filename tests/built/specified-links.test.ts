import { expect, it } from 'vitest';
import { books } from '#content/book/books.ts';
import { readDocument } from '../support/built/decode-html.ts';

/** Labels and addresses of the header's links (section 2 of the specification). */
const headerLinks = [
  ['Our Story', '/about'],
  ['Our Team', '/team'],
  ['Testimonials', '/testimonials'],
  ['Partners', '/partners'],
  ['How It Works', '/method'],
  ['Books', '/books'],
  ['For Teachers', '/for-teachers'],
  ['For Parents', '/for-parents'],
  ['Stories', '/stories'],
  ['Schools', '/schools'],
  ['Grassroots', '/grassroots'],
  ['Sponsors', '/resources'],
  ['Contact', '/contact'],
] as const;

interface Link {
  readonly text: string;
  readonly address: string;
  readonly opensTab: boolean;
  readonly inside: string;
}

/** Returns the links in a piece of HTML, in its order. */
function linksIn(html: string): readonly Link[] {
  return [...html.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g)].map(
    ([, attributes = '', inside = '']) => ({
      text: inside.replace(/<[^>]+>/g, ''),
      address: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '',
      opensTab: attributes.includes('target="_blank"'),
      inside,
    }),
  );
}

function linkNamed(html: string, text: string): Link | undefined {
  return linksIn(html).find((link) => link.text === text);
}

/** Returns what is between the two texts. */
function between(html: string, start: string, end: string): string {
  const [, rest = ''] = html.split(start);
  const [part = ''] = rest.split(end);
  return part;
}

it('the header leads to all fourteen pages, and its compact menu to all but AASL25', () => {
  const header = between(readDocument('/'), '<header', '</header>');
  const [, wide = '', rest = ''] = header.split('<nav aria-label="Main"');
  const [compact = ''] = rest.split('</nav>');
  for (const [menu, expected] of [
    [wide, [...headerLinks, ['AASL25', '/aasl25']]],
    [compact, headerLinks],
  ] as const) {
    const links = linksIn(menu);
    const own = links.filter(({ opensTab }) => !opensTab);
    expect(own.map(({ text, address }) => [text, address]).toSorted()).toEqual(expected.toSorted());
    expect(links.filter(({ opensTab }) => opensTab)).toMatchObject([
      { text: 'Shop (opens in a new tab)', address: expect.stringMatching(/^https:\/\//) },
    ]);
  }
});

it('the footer leads to AASL25 and to pages that the header leaves out, and to three outside', () => {
  const footer = between(readDocument('/'), '<footer', '</footer>');
  for (const [text, address] of [
    ['AASL25', '/aasl25'],
    ['Sign up', '/sign-up'],
    ['Waiting list', '/waiting-list'],
    ['Accessibility', '/accessibility'],
  ] as const)
    expect(linkNamed(footer, text)).toMatchObject({ address, opensTab: false });
  for (const name of ['Privacy', 'Cookies', 'Terms'])
    expect(linkNamed(footer, `${name} (opens in a new tab)`)).toMatchObject({
      address: expect.stringMatching(/^https:\/\//),
      opensTab: true,
    });
});

it.each([
  ['/accessibility', 'Tell us', '/contact'],
  ['/resources', 'Request Sponsorship Information', '/contact'],
  ['/aasl25-coming-soon', 'Get Updates', '#updates'],
  ['/stories/7', 'Back to Stories', '/stories'],
])('%s has a link "%s" to %s', (path, text, address) => {
  expect(linkNamed(readDocument(path), text)).toMatchObject({ address, opensTab: false });
});

it('each link of “Ways to sponsor” leads to its own opportunity', () => {
  const html = readDocument('/resources');
  const ways = linksIn(between(html, 'aria-label="Ways to sponsor"', '</nav>'));
  expect(ways).toHaveLength(4);
  const below = between(html, '>Four opportunities</h2>', '</section>');
  const ids = [...below.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  expect(ways.map(({ address }) => address)).toEqual(ids);
});

it.each([
  ['/stories/9', ['View Program', 'Watch on YouTube']],
  ['/stories/10', ['Watch on YouTube']],
  ['/stories/11', ['View Program']],
  ['/stories/12', []],
])('%s links to its programme and its video with pictures: %j', (path, expected) => {
  const text = between(readDocument(path), 'id="full-time"', 'id="first-half"');
  expect(text.replace(/<[^>]+>/g, '')).not.toContain('placeholder.invalid');
  const cards = linksIn(text).filter(({ inside }) => inside.includes('<b>'));
  expect(cards.map(({ inside }) => between(inside, '<b>', '</b>'))).toEqual(expected);
  for (const { address, opensTab, inside } of cards) {
    expect(address).toMatch(/^https:\/\//);
    expect(opensTab).toBe(true);
    expect(inside).toContain('<img ');
  }
});

it('the buying guide opens the print guide in a new tab', () => {
  const links = linksIn(readDocument('/mackin-buying-guide')).filter(({ text }) =>
    text.startsWith('Open the print guide'),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links)
    expect(link).toMatchObject({ address: '/mackin-buying-guide-pdf', opensTab: true });
});

it('the print guide has three steps, and every book in the order of the catalogue', () => {
  const html = readDocument('/mackin-buying-guide-pdf');
  const steps = between(html, 'aria-label="How to order, in three steps"', '</ol>');
  expect(steps.match(/<li\b/g)).toHaveLength(3);
  const titles = [...html.matchAll(/<h3\b[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title);
  expect(titles).toEqual(books.map(({ title }) => title.value));
});

it('a story has its categories in the order of its file', () => {
  const list = between(readDocument('/stories/7'), 'aria-label="Categories"', '</ul>');
  expect([...list.matchAll(/<li\b[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'Education',
    'News',
  ]);
});
