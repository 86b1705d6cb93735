import { headerLink } from '../../support/page/header-link.ts';
import { expect, test } from '../reading-test.ts';

const guide = '/mackin-buying-guide-pdf';

/** Decision 7: one segment that looks like an opaque token. */
const tokens = [
  'a1b2c3',
  'ABCDEF12',
  'deadbeef1',
  `${'a1'.repeat(32)}`,
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'Zx9Kq3Lm7Pw2Rt5Y',
];
const notTokens = [
  'a1b2c',
  'abcdef',
  '123456',
  `${'a1'.repeat(32)}a`,
  'abcdefghijklmnop1',
  '3f2504e0-4f89-41d3-9a0c',
  'a1b2c3/x',
  'book',
  'Books',
  'index.php',
  'wp-login',
  '%E2%9A%BD',
  '%22%3E%3Cscript%3E',
];

test(
  'a hash is replaced by the print guide, without an entry in the history',
  { tag: '@once' },
  async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await open('/books');
    await page.goto('/a1b2c3?utm_source=x');
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mackin Buying Guide');
    await page.goBack();
    await expect(page).toHaveURL('/books');
  },
);

test('an unknown address shows the fallback page, which leads home', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /^404: /);
  await open('/book');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test(
  'a damaged address leads to its page, also where the host has one file for all that is missing',
  { tag: '@once' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /^404: /);
    for (const [file, damaged, meant] of [
      ['404.html', '/mackin-buying-guide%23list=reader-1.30.', '/mackin-buying-guide'],
      ['404.html', '/stories/9”', '/stories/9'],
      ['fallback-story.html', '/stories/9%23s2.', '/stories/9#s2'],
    ] as const) {
      const answer = { status: 404, contentType: 'text/html', path: `dist/${file}` };
      await page.route(encodeURI(damaged).replace('%2523', '%23'), (route) =>
        route.fulfill(answer),
      );
      await page.goto(damaged);
      await expect(page).toHaveURL(meant);
    }
  },
);

test(
  'tokens are hashes, other words are not',
  { tag: '@once' },
  async ({ page, open, expectedErrors }) => {
    test.setTimeout(180_000);
    expectedErrors.push(/Failed to load resource/, /^404: /);
    for (const token of tokens) {
      await open('/books');
      await page.goto(`/${token}?utm_source=x`);
      await expect(page, token).toHaveURL(guide);
      await page.goBack();
      await expect(page, token).toHaveURL('/books');
    }
    for (const path of notTokens) {
      await open(`/${path}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toHaveText('Oops! Page not found');
    }
  },
);

test(
  'the console gets the path and never the query',
  { tag: '@once' },
  async ({ page, open, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /^404: /);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
        logged.push(message.text());
    });
    await open('/no/such/page?email=child@example.com#part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(logged).toEqual(['404: /no/such/page']);
  },
);

/** They stand in the navigation; what they will say is not known yet (decision 8). */
test('four links of the header show the fallback page and what to try instead', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /^404: /);
  const main = page.getByRole('main');
  for (const [link, path, name, instead] of [
    ['Testimonials', '/testimonials', 'Books', '/books'],
    ['Partners', '/partners', 'Grassroots', '/grassroots'],
    ['For Teachers', '/for-teachers', 'Schools', '/schools'],
    ['For Parents', '/for-parents', 'Books', '/books'],
  ] as const) {
    await open('/schools');
    await (await headerLink(page, link)).click();
    for (const visit of ['by link', 'by address']) {
      if (visit === 'by address') await open(path);
      await expect(page).toHaveURL(path);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(main).toContainText('Try instead:');
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', instead);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  }
});
