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
  violations: async ({ context }, use) => use(await watchViolations(context)),
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(/^https:\/\/\w+\.example\//, async (route) => {
      const address = route.request().url();
      asked.push(address);
      await route.fulfill({
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

test('the contact page loads both in their order, after the page', async ({
  page,
  open,
  asked,
  violations,
}) => {
  await open('/contact');
  const ran = () => page.evaluate(() => Reflect.get(window, 'ran'));
  await expect.poll(ran).toEqual([jquery, true, validation, true]);
  // Within the site the document stays, and with it what it has loaded.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Waiting list' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([jquery, validation]);
  expect(violations).toEqual([]);
});

test('the conference page loads none', async ({ page, open, asked }) => {
  await open('/aasl25-coming-soon');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
