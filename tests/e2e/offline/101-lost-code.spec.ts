import { builtPage } from '../../support/built/built-pages.ts';
import { countLoads } from '../../support/page/count-loads.ts';
import { namedModules } from '../../support/built/module-closure.ts';
import { sheetAddress } from '../../support/built/site-sheet.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

const blockPage = { kind: 'answer', status: 200, type: 'text/html', body: 'Blocked' } as const;

for (const [name, fault] of [
  ['a line that fails', { kind: 'cut' }],
  ["a filter's page instead of the code", blockPage],
] as const) {
  test(`${name} keeps no press from counting`, async ({ page, line, expectedErrors }) => {
    expectedErrors.push(/^Failed to load module script: Expected a JavaScript/, /imported module/);
    line.setRule((asked) => (asked.endsWith('.js') ? fault : undefined));
    const loads = countLoads(page);
    await page.goto('/schools');
    const tab = page.getByRole('tab', { name: 'ESL Teachers' });
    await tab.click();
    const modules = namedModules(builtPage('/schools').html);
    for (const module of modules)
      await expect.poll(() => line.log.map(({ path }) => path)).toContain(module);
    await line.reset();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(loads()).toBe(1);
  });

  test(`${name} in the sheet's place keeps no press from counting`, async ({
    page,
    line,
    expectedErrors,
  }) => {
    expectedErrors.push(/^Refused to apply style/);
    line.setRule((asked) => (asked.endsWith('.css') ? fault : undefined));
    await page.goto('/schools');
    const tab = page.getByRole('tab', { name: 'ESL Teachers' });
    await tab.click();
    await expect.poll(() => line.log.map(({ path }) => path)).toContain(sheetAddress());
    // Its own look stays until there is another.
    await expect(page.locator('style[data-page]')).toBeAttached();
    await line.reset();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('style[data-page]')).toHaveCount(0);
  });
}
