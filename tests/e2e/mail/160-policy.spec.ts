import { type ForeignHost, startForeignHost } from '../../support/servers/foreign-host.ts';
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

test.describe('what somebody planted in a page', () => {
  test.use({ serviceWorkers: 'block' });

  // The browser logs each violation as an error, which these tests expect.
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./));

  const planted: readonly (readonly [(foreign: string) => string, string])[] = [
    [() => '<script>window.planted = 1</script>', 'script-src-elem: inline'],
    [() => '<img alt="" src="data:," onerror="window.planted = 1">', 'script-src-attr: inline'],
    [(url) => `<script src="${url}/x.js"></script>`, 'script-src-elem: http'],
    [(url) => `<iframe src="${url}/frame"></iframe>`, 'frame-src: '],
    [(url) => `<img alt="" src="${url}/pixel.png">`, 'img-src: '],
    [(url) => `<base href="${url}/">`, 'base-uri: '],
    [(url) => `<object data="${url}/x"></object>`, 'object-src: '],
    [() => '<style>body { display: none }</style>', 'style-src-elem: inline'],
    [(url) => `<form id="bait" method="post" action="${url}/steal"></form>`, 'form-action: '],
  ];

  test('is blocked, each thing of it', async ({ page, violations, foreign, open }) => {
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const all = planted.map(([html]) => html(foreign.url)).join('');
      const body = (await response.text()).replace('</body>', `${all}</body>`);
      await route.fulfill({ response, body });
    });
    await open('/about');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form#bait')?.submit());
    for (const [, violation] of planted)
      await expect.poll(() => violations.join('\n'), violation).toContain(violation);
    expect(foreign.asked).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBe(undefined);
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('no text becomes code, no call leaves the site', async ({
    page,
    violations,
    foreign,
    open,
  }) => {
    await open('/about');
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
