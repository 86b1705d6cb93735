import { mailsFor } from '../../support/mail/mails-for.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import {
  changePage,
  type ForeignChange,
  foreignChanges,
} from '../../support/page/foreign-changes.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

for (const path of ['/schools', '/sign-up'])
  for (const change of Object.keys(foreignChanges) as readonly ForeignChange[])
    for (const when of ['before', 'after'] as const)
      test(`one mail from ${path}, where its markup changes ${when} its code: ${change}`, async ({
        page,
        site,
        line,
      }) => {
        const code = createDeferred();
        line.setRule((asked) =>
          asked.endsWith('.js') ? { kind: 'hold', until: code.promise } : undefined,
        );
        const address = `${change}-${when}-${path.slice(1)}@example.com`.toLowerCase();
        await page.goto(path, { waitUntil: 'commit' });
        const field = page.locator('[data-island] input[type=email]');
        await field.fill(address);
        if (when === 'before') await changePage(page, change);
        code.resolve();
        const island = page.locator('[data-island]').filter({ has: page.locator('input') });
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-live', '');
        if (when === 'after') await changePage(page, change);
        await expect(field).toHaveValue(address);
        await page.locator('[data-island] [type=submit]').click();
        await expect(field).toHaveValue('', { timeout: 20_000 });
        await expect.poll(() => mailsFor(site, address)).toHaveLength(1);
      });
