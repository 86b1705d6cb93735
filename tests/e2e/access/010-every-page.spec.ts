import { product, productMarked } from '../../../src/content/site.ts';
import { builtPages, pagesOfEachKind } from '../../support/built/built-pages.ts';
import { servedClasses, shownClasses } from '../../support/page/class-names.ts';
import { missingAddresses } from '../../support/content/missing-addresses.ts';
import { documentComes } from '../../support/page/document-comes.ts';
import { expect, test } from '../kept-page-test.ts';

const site = 'HATRIQA Soccer Reader Method';
const headTags = ['title', 'meta[name=description]', 'link[rel=canonical]'];

for (const { path, title } of builtPages) {
  test(`${path} is whole as served`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(title).toMatch(path === '/' ? new RegExp(`^${site}$`) : new RegExp(` \\| ${site}$`));
    expect(html.match(/<meta name="description" content="[^"]{50,}"/g)).toHaveLength(1);
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
    expect(canonical.map(([, href]) => new URL(href ?? '').pathname)).toEqual([path]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('®');
  });
}

for (const { path, title } of pagesOfEachKind)
  test(`${path} stays as it is when its code starts, when it is left and when it comes back`, async ({
    page,
    open,
    request,
  }) => {
    await open(path);
    const asServed = servedClasses(await (await request.get(path)).text());
    await expect.poll(() => shownClasses(page)).toEqual(asServed);
    await expectOneHead(path);

    if (path !== '/waiting-list') await documentComes(page, '/waiting-list');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Waiting list' }).click();
    await expect(page).toHaveTitle(`Waiting list | ${site}`);
    if (path !== '/waiting-list') {
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
    await expect.poll(() => shownClasses(page)).toEqual(asServed);
    await expectOneHead(path);

    const words = await page.getByRole('main').innerText();
    if (words.includes(product)) expect(words.split(product)[1]).toMatch(/^™/);

    async function expectOneHead(address: string) {
      for (const tag of headTags) await expect(page.locator(tag), tag).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
    }
  });

for (const address of missingAddresses) {
  test(`${address} says that there is no such page`, async ({
    page,
    open,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/^404: \//, /Failed to load resource/);
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
    await open(address);
    await expect(page).toHaveTitle(`Page not found | ${site}`);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
}

test('every page that names the product marks it', () => {
  const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const unmarked = builtPages
    .filter(({ html }) => main(html).includes(product) && !main(html).includes(productMarked))
    .map(({ path }) => path);
  expect(unmarked).toEqual([]);
});
