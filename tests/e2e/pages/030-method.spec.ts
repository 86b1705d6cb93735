import { sectionOf } from '../../support/page/page-parts.ts';
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

test('the page has its title, two cards and the five things', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'The Science Behind the Soccer Reader Method™',
  );
  await expect(
    page.getByRole('region', { name: 'The method in short' }).getByRole('heading'),
  ).toHaveText(['Research-Backed Methodology', 'Comprehensive Approach']);
  const five = sectionOf(page, 'Five things, one team');
  await expect(five.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(main).toContainText('These are the programme’s own figures.');
});

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

test(
  'arrow keys, Home and End move between the headers without opening',
  { tag: '@once' },
  async ({ page }) => {
    const headers = page.getByRole('main').locator('h3 > button');
    await headers.first().focus();
    for (const [key, at] of [
      ['ArrowUp', 3],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(headers.nth(at), key).toBeFocused();
    }
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
  },
);
