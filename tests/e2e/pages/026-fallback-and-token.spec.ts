import { expect, test } from '../reading-test.ts';

const guide = '/mackin-buying-guide-pdf';

test('the token of a printed code leads to the print guide', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await open('/books');
  await page.goto('/a1b2c3?utm_source=x');
  await expect(page).toHaveURL(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mackin Buying Guide');
  await page.goBack();
  await expect(page).toHaveURL('/books');
});

test('the console gets the path and never the query', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /^404: /);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      logged.push(message.text());
  });
  await open('/no/such/page?email=child@example.com#part');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(logged).toEqual(['404: /no/such/page']);
});

test('a damaged address leads to its page on any host', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /^404: /);
  for (const [file, damaged, meant] of [
    ['404.html', '/mackin-buying-guide%23list=reader-1.30.', '/mackin-buying-guide'],
    ['404.html', '/stories/9”', '/stories/9'],
    ['fallback-story.html', '/stories/9%23s2.', '/stories/9#s2'],
  ] as const) {
    const answer = { status: 404, contentType: 'text/html', path: `dist/${file}` };
    await page.route(encodeURI(damaged).replace('%2523', '%23'), (route) => route.fulfill(answer));
    await page.goto(damaged);
    await expect(page).toHaveURL(meant);
  }
});
