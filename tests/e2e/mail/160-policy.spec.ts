import type { Page } from '@playwright/test';
import { type ForeignHost, startForeignHost } from '../../support/servers/foreign-host.ts';
import { started } from '../../support/page/started.ts';
import { watchViolations } from '../../support/page/watch-violations.ts';
import { expect, test as base } from '../test.ts';

interface Policy {
  readonly violations: readonly string[];
  readonly foreign: ForeignHost;
}

const test = base.extend<Policy>({
  violations: async ({ context }, use) => use(await watchViolations(context)),
  foreign: async ({}, use) => {
    const foreign = await startForeignHost();
    await use(foreign);
    await foreign.close();
  },
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

test.describe('what somebody planted in a page', () => {
  test.use({ serviceWorkers: 'block' });

  // What the browser says about it is what these tests are about.
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./));

  const planted: readonly (readonly [string, (foreign: string) => string, string])[] = [
    ['an inline script', () => '<script>window.planted = 1</script>', 'script-src-elem: inline'],
    [
      'a script in an attribute',
      () => '<img alt="" src="data:," onerror="window.planted = 1">',
      'script-src-attr: inline',
    ],
    ['a foreign script', (url) => `<script src="${url}/x.js"></script>`, 'script-src-elem: '],
    ['a foreign frame', (url) => `<iframe src="${url}/frame"></iframe>`, 'frame-src: '],
    ['a foreign picture', (url) => `<img alt="" src="${url}/pixel.png">`, 'img-src: '],
    ['a foreign base', (url) => `<base href="${url}/">`, 'base-uri: '],
    ['a foreign plug-in', (url) => `<object data="${url}/x"></object>`, 'object-src: '],
    ['an inline style', () => '<style>body { display: none }</style>', 'style-src-elem: inline'],
    [
      'a foreign form target',
      (url) => `<form id="bait" method="post" action="${url}/steal"></form>`,
      'form-action: ',
    ],
  ];

  for (const [what, html, violation] of planted)
    test(`${what} is blocked`, async ({ page, violations, foreign }) => {
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</body>', `${html(foreign.url)}</body>`);
        await route.fulfill({ response, body });
      });
      await open(page, '/about');
      await page.evaluate(() => document.querySelector<HTMLFormElement>('form#bait')?.submit());
      await expect.poll(() => violations.join('\n')).toContain(violation);
      expect(foreign.asked).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBe(undefined);
      expect(new URL(page.url()).pathname).toBe('/about');
    });

  test('no text becomes markup or the address of a script, and no call leaves the site', async ({
    page,
    violations,
    foreign,
  }) => {
    await open(page, '/about');
    const outcomes = await page.evaluate(async (url) => {
      const tries: Readonly<Record<string, () => unknown>> = {
        markup: () => (document.body.innerHTML = '<b>planted</b>'),
        source: () => (document.createElement('script').src = '/assets/planted.js'),
        policy: () => window.trustedTypes?.createPolicy('planted', {}),
        worker: () => new Worker('/sw.js'),
        call: () => fetch(`${url}/call`),
      };
      const blocked: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          await attempt();
        } catch {
          blocked.push(name);
        }
      }
      return blocked;
    }, foreign.url);
    expect(outcomes).toEqual(['markup', 'source', 'policy', 'worker', 'call']);
    await expect.poll(() => violations.join('\n')).toContain('trusted-types');
    expect(foreign.asked).toEqual([]);
  });

  test('no foreign page can frame the site', async ({ page, site, foreign }) => {
    foreign.page = `<iframe src="${site.url}/"></iframe>`;
    await page.goto(foreign.url);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  });
});
