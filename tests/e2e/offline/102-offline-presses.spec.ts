import { mailingFormCopy } from '../../../src/content/copy/parts/forms.ts';
import { outsideCopy } from '../../../src/content/copy/parts/site.ts';
import { ebookDownloadCopy } from '../../../src/content/copy/parts/ebook-download.ts';
import { builtPages } from '../../support/built/built-pages.ts';
import { islandsLive, started } from '../../support/page/started.ts';
import { expect, test } from './installed-test.ts';

/** One link of each kind that opens a file, a new tab or another site, with a page that has it. */
const links = new Map(
  builtPages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a (?=[^>]*href="([^"#?]+))[^>]*>/g)].flatMap(([tag, href = '']) => {
      const kind = href.startsWith('http') ? 'https' : (/\.(\w+)$/.exec(href)?.[1] ?? '');
      const isTab = kind === '' && tag.includes('target="_blank"');
      return kind || isTab ? [[kind || 'tab', { path, href }] as const] : [];
    }),
  ),
);
const words = new Map([
  ['https', outsideCopy.title],
  ['epub', ebookDownloadCopy.offline.title],
  ...['html', 'txt', 'zip'].map((kind) => [kind, ebookDownloadCopy.offline.title] as const),
]);

test.beforeEach(({ context }) => context.setOffline(true));

for (const [kind, { path, href }] of links)
  test(`without a network a link to ${kind} is answered by the site`, async ({ page, context }) => {
    await page.goto(path);
    await started(page);
    const link = page.locator(`a[href^="${href}"]`).filter({ visible: true }).first();
    if (kind === 'tab') {
      const opened = context.waitForEvent('page');
      await link.click();
      await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
      return;
    }
    await link.click();
    await expect(page.getByRole('status').getByText(words.get(kind) ?? 'words')).toBeVisible();
    expect(context.pages()).toEqual([page]);
    await expect(page).toHaveURL(path);
  });

test('without a network a form says so, and keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await started(page);
  await islandsLive(page);
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Email Address').fill('half@word.example');
  await form.getByLabel('Message').fill('Half a');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert').getByText(mailingFormCopy.offline)).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Half a');
  await expect(page).toHaveURL('/contact');
});
