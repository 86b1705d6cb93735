import { loadingCopy } from '#content/copy/parts/loading.ts';
import { queuedItem, storeItems } from '../../support/fakes/store-items.ts';
import { onMailCalls } from '../../support/mail/mail-calls.ts';
import { countLoads } from '../../support/page/count-loads.ts';
import { codeFiles, islandStylesAddress, runtimeModules } from '../../support/built/built-code.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { started } from '../../support/page/started.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

const blockPage = { kind: 'answer', status: 200, type: 'text/html', body: 'Blocked' } as const;

const notThere = { kind: 'answer', status: 404, type: 'text/plain', body: '' } as const;

test('retries code after a connection failure', async ({ page, line, expectedErrors }) => {
  expectedErrors.push(/imported module/);
  line.setRule((asked) => (asked.endsWith('.js') ? { kind: 'cut' } : undefined));
  const loads = countLoads(page);
  await page.goto('/schools');
  const tab = page.getByRole('tab', { name: 'ESL Teachers' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  for (const module of runtimeModules())
    await expect.poll(() => line.log.map(({ path }) => path)).toContain(module);
  await line.reset();
  await started(page);
  expect(loads()).toBe(1);
});

test('a press that was lost is not repeated', async ({ page, line, toasts, expectedErrors }) => {
  expectedErrors.push(/imported module/);
  const [code = ''] = codeFiles('newsletter-box.island');
  line.setRule((asked) => (asked === code ? { kind: 'cut' } : undefined));
  await page.goto('/schools');
  await leaveAddress(page, 'sam@example.com');
  const { field } = newsletterForm(page);
  await expect.poll(() => toasts).toHaveLength(1);
  expect(toasts[0]).toContain(loadingCopy.lostCode.title);
  await line.reset();
  await field.press('End');
  await page.mouse.move(0, 0);
  await field.click();
  await expect(page.locator('[data-island]', { has: field })).toHaveAttribute('data-live', '');
  await expect(field).toHaveValue('sam@example.com');
  await field.press('Enter');
  await expect.poll(() => toasts.slice(1)).toEqual([specifiedToasts.success]);
});

test('a press whose code fails to load once is answered', async ({ page, line, toasts, open }) => {
  const [code = ''] = codeFiles('newsletter-box.island');
  let fails = Infinity;
  line.setRule((asked) => (asked === code && fails-- > 0 ? notThere : undefined));
  const loads = countLoads(page);
  await open('/schools');
  const { field, button } = newsletterForm(page);
  await field.fill('once@example.com');
  await page.waitForLoadState('networkidle');
  fails = 1;
  // By the keyboard: nothing loads the code before the press.
  await button.press('Enter');
  await expect.poll(() => toasts).toEqual([specifiedToasts.success]);
  expect(loads()).toBe(1);
});

test('a list whose code fails to load once is shown later', async ({ page, line }) => {
  const [code = ''] = codeFiles('entry-list');
  await page.goto('/offline');
  await storeItems(page, [queuedItem('later@school.example', 60_000)]);
  let fails = 1;
  const cutMail = onMailCalls(() => ({ kind: 'cut' }));
  line.setRule((asked, method) =>
    asked === code && fails-- > 0 ? notThere : cutMail(asked, method),
  );
  await page.reload();
  const entry = page.getByRole('listitem').filter({ hasText: 'l•••@s•••.example' });
  await expect(entry).toBeVisible({ timeout: 15_000 });
  expect(fails).toBeLessThan(1);
});

test('a press counts without island styles', async ({ page, line, toasts, expectedErrors }) => {
  expectedErrors.push(/^Refused to apply style/);
  line.setRule((asked) => (asked.endsWith('.css') ? blockPage : undefined));
  await page.goto('/schools');
  await leaveAddress(page, 'without-styles@example.com');
  await expect.poll(() => toasts).toEqual([specifiedToasts.success]);
  expect(line.log.map(({ path }) => path)).toContain(islandStylesAddress());
  // The document keeps its own rules of islands until the stylesheet has loaded.
  await expect(page.locator('style[data-styles=islands]')).toBeAttached();
});
