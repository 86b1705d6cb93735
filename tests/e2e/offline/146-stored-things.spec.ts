import { invitationCopy } from '#content/copy/parts/invitation.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { keptCopy } from '#pages/kept/kept-copy.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { pagesWithEveryIsland } from '../../support/built/built-pages.ts';
import { namesOfKeptTable } from '../../support/built/kept-table.ts';
import { codeFiles } from '../../support/built/built-code.ts';
import { readStorages } from '../../support/page/read-storages.ts';
import { nextBuild } from '../../support/servers/next-build.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { pressEverything } from '../../support/page/press-everything.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

/** Also fails on a request to another host, as every test does (collectNoise). */
test('the table of /kept names all that is stored', async ({
  page,
  context,
  line,
  expectedErrors,
  open,
}) => {
  test.setTimeout(180_000);
  expectedErrors.push(/imported module/);
  const seen = new Set<string>();
  const note = (names: readonly (string | undefined)[]) => {
    for (const name of names) if (name) seen.add(name);
  };
  const look = async () => {
    // The page may be reloading itself.
    const now = await page.evaluate(readStorages).catch(() => null);
    if (now) note([...now.caches, ...now.databases, ...now.localStorage, ...now.sessionStorage]);
  };
  await context.exposeFunction('noteNames', note);
  await page.addInitScript(() => {
    // Report at the start of a document, before its own code removes keys again.
    const report: unknown = Reflect.get(window, 'noteNames');
    if (typeof report === 'function')
      report([...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    window.print = () => undefined;
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = async () => undefined;
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });

  // A script that the host no longer has.
  const [lost = ''] = codeFiles('newsletter-box.island');
  line.setRule((path) =>
    path === lost ? { kind: 'answer', status: 404, type: 'text/plain', body: '' } : undefined,
  );
  await page.goto('/schools');
  // With an address in the field, the page would not reload itself.
  await newsletterForm(page).button.click();
  await expect
    .poll(async () => (await look(), seen.has('lost-code')), { timeout: 30_000 })
    .toBe(true);
  // Without this script the installation fails, too; the next page starts a new one.
  await expect
    .poll(async () => (await page.evaluate(readStorages).catch(() => null))?.registrations)
    .toBe(0);
  line.setRule();
  await page.goto('/');
  await readyOffline(page);

  for (const path of [...pagesWithEveryIsland, '/contact', '/mackin-buying-guide']) {
    await open(path);
    await pressEverything(page);
    await look();
  }
  await page.goto('/schools');
  await leaveAddress(page, 'somebody@school.example');
  await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
  await look();

  await page.goto('/about');
  await page.getByRole('button', { name: invitationCopy.dismiss }).click();
  await look();
  await open('/stories/7');
  await page.getByRole('button', { name: storyCopy.readingBar.tools.comfort }).click();
  await page.getByRole('radio', { name: 'Lexend' }).click();
  await expect.poll(async () => (await look(), seen.has('site-letters'))).toBe(true);

  // A picture that fails to load.
  await page.goto('/offline');
  await expect(page.getByText(offlineCopy.hero.lead.ready)).toBeVisible({ timeout: 60_000 });
  // A press while the page checks the caches by itself would join that check, which ends with this row.
  await expect(page.getByRole('row', { name: /^Checked/ })).toBeVisible({ timeout: 60_000 });
  line.setRule((path) => (path.startsWith('/art/') ? { kind: 'cut' } : undefined));
  await page.evaluate(async () => {
    const cache = await caches.open('site-pictures');
    const [first] = await cache.keys();
    if (first) await cache.delete(first);
  });
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect
    .poll(async () => (await look(), seen.has('site-failures')), { timeout: 30_000 })
    .toBe(true);

  // A new version, which keeps the previous version's code.
  await page.evaluate(async () => {
    const cache = await caches.open('site-core');
    await cache.put('/assets/before.js', new Response(''));
  });
  line.setRule(nextBuild('/team', 'team.html'));
  await page.reload();
  const update = page.locator('[data-bar]').getByRole('button', { name: /Update/ });
  await update.click({ timeout: 60_000 });
  await expect
    .poll(async () => (await look(), seen.has('site-assets-prev')), { timeout: 60_000 })
    .toBe(true);
  await expect.poll(() => seen.has('place'), { timeout: 60_000 }).toBe(true);

  line.setRule();
  await open('/kept');
  await page.getByRole('button', { name: keptCopy.acts.refuse }).first().click();
  await expect(page.getByRole('heading', { name: keptCopy.refused.heading })).toBeVisible();
  await look();
  expect([...seen].sort()).toEqual([...namesOfKeptTable()].sort());
  expect(await context.cookies()).toEqual([]);
});
