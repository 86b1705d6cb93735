import type { Page } from '@playwright/test';
import { documentComes } from '../../support/page/document-comes.ts';
import { buildNextSite, type NextSite } from '../../support/servers/next-site.ts';
import { watchViolations } from '../../support/page/watch-violations.ts';
import { expect, test as base } from '../reading-test.ts';

const jquery = 'https://code.example/jquery.js';
const validation = 'https://files.example/validate.js';
const account = 'list.example';
const settings = { PROVIDER_SCRIPTS: `${jquery} ${validation}`, PROVIDER_ACCOUNT: account };

interface Provider {
  /** The pages are those of that build. */
  readonly named: void;
  /** What the pages asked of other hosts. */
  readonly asked: string[];
  /** Addresses that answer 404. */
  readonly missing: string[];
  readonly violations: readonly string[];
}

let built: NextSite;

/** On a build that names two scripts of the provider, which say when they ran. */
const test = base.extend<Provider>({
  named: [
    async ({ site }, use) => {
      site.proxy.setRule(built.rule);
      await use();
      await site.proxy.reset();
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) =>
    use([/^Request to another host: https:\/\/(code|files|list)\.example\//]),
  // eslint-disable-next-line no-empty-pattern
  missing: async ({}, use) => use([]),
  violations: async ({ context }, use) => use(await watchViolations(context)),
  asked: async ({ context, missing }, use) => {
    const asked: string[] = [];
    await context.route(/^https:\/\/\w+\.example\//, async (route) => {
      const address = route.request().url();
      asked.push(address);
      await route.fulfill({
        status: missing.includes(address) ? 404 : 200,
        contentType: address.endsWith('.js') ? 'text/javascript' : 'text/html',
        body: `(window.ran ??= []).push('${address}', 'live' in document.documentElement.dataset)`,
      });
    });
    await use(asked);
  },
});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  built = await buildNextSite('with-provider-scripts', settings);
});
test.afterAll(() => built.remove());

/** Long enough for an idle page to ask for what it wants. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

for (const address of ['/contact', '/waiting-list'])
  test(`${address} loads both in their order, after the page`, async ({
    page,
    open,
    asked,
    violations,
  }) => {
    await open(address);
    const ran = () => page.evaluate(() => Reflect.get(window, 'ran'));
    await expect.poll(ran).toEqual([jquery, true, validation, true]);
    // Within the site the document stays, and with it what it has loaded.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Waiting list' }).click();
    await settle(page);
    expect(asked).toEqual([jquery, validation]);
    expect(violations).toEqual([]);
  });

test('the conference page loads none', async ({ page, open, asked }) => {
  await open('/aasl25-coming-soon');
  await settle(page);
  expect(asked).toEqual([]);
});

test('a visitor whom the router brings from another page gets none', async ({
  page,
  open,
  asked,
  violations,
}) => {
  await open('/');
  await documentComes(page, '/waiting-list');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JOIN OUR WAITING LIST');
  await settle(page);
  expect(asked).toEqual([]);
  expect(violations).toEqual([]);
});

test('offline none is asked for', async ({ page, open, asked }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await open('/contact');
  await settle(page);
  expect(asked).toEqual([]);
});

test('a script that is missing changes nothing', async ({
  page,
  open,
  context,
  asked,
  missing,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource: .* 404/);
  missing.push(jquery);
  await open('/contact');
  await expect.poll(() => asked).toEqual([jquery]);
  const form = page.getByRole('main').getByRole('form');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert').getByText('Please write your email address')).toBeVisible();
  await form.getByLabel('Email Address').fill('coach@example.com');
  const opened = context.waitForEvent('page');
  await form.getByRole('button').click();
  await expect(await opened).toHaveURL(new RegExp(`^https://${account}/subscribe/post`));
  await expect(form.getByRole('status')).toHaveText('Please finish in the tab that opened.');
  expect(asked).not.toContain(validation);
});
