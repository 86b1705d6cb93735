import { expect, test } from '../reading-test.ts';

/** The four items and their claims, word for word (specification, section 2). */
const items = [
  ['Graded Readers’ Impact', ['2-3 times faster reading comprehension progress']],
  ['Diversified Instruction', ['85-95% success in mixed-ability classrooms']],
  [
    'High-Interest Topics and Motivation',
    ['up to 74% more engagement', '3x homework completion', '2x attendance'],
  ],
  ['Native Language Support', ['40% higher vocabulary retention']],
] as const;

test.beforeEach(({ open }) => open('/method'));

test('each item opens on its claims, one at a time, and can be closed again', async ({ page }) => {
  const main = page.getByRole('main');
  const headers = main.locator('h3 > button');
  await expect(headers).toHaveText(items.map(([name]) => name));
  await expect(main.getByRole('button', { expanded: true })).toHaveCount(0);
  for (const [name, claims] of items) {
    await headers.filter({ hasText: name }).click();
    await expect(main.getByRole('button', { expanded: true })).toHaveText(name);
    await expect(main.getByRole('region', { name }).getByRole('listitem')).toHaveText([...claims]);
  }
  await headers.last().click();
  await expect(main.getByRole('button', { expanded: true })).toHaveCount(0);
});
