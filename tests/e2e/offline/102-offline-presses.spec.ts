import { fileCopy, outsideCopy } from '#content/copy/parts/site.ts';
import { builtPages } from '../../support/built/built-pages.ts';
import { keptPaths } from '../../support/built/precached-files.ts';
import { expect, test } from './installed-test.ts';

const kept = keptPaths();
const keptPages = builtPages.filter(({ path }) => kept.has(path));
/** One link of each kind that opens a file, a new tab or another site, with a kept page that has it. */
const links = new Map(
  keptPages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a (?=[^>]*href="([^"#?]+))[^>]*>/g)].flatMap(([tag, href = '']) => {
      if (href.startsWith('mailto:')) return [];
      const kind = href.startsWith('http') ? 'https' : (/\.(\w+)$/.exec(href)?.[1] ?? '');
      const isTab = kind === '' && tag.includes('target="_blank"');
      return kind || isTab ? [[kind || 'tab', { path, href }] as const] : [];
    }),
  ),
);
const messages = new Map([
  ['https', outsideCopy.title],
  ...['epub', 'html', 'txt', 'zip'].map((kind) => [kind, fileCopy.title] as const),
]);

test('without a network the site answers each kind of link', async ({ page, context, open }) => {
  expect([...links.keys()].sort()).toEqual([...messages.keys(), 'tab'].sort());
  await context.setOffline(true);
  for (const [kind, { path, href }] of links)
    await test.step(kind, async () => {
      await open(path);
      const link = page.locator(`a[href^="${href}"]`).filter({ visible: true }).first();
      if (kind === 'tab') {
        const opening = context.waitForEvent('page');
        await link.click();
        const opened = await opening;
        await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
        return opened.close();
      }
      await link.click();
      await expect(page.getByRole('status').getByText(messages.get(kind) ?? '')).toBeVisible();
      expect(context.pages()).toEqual([page]);
      await expect(page).toHaveURL(path);
    });
});
