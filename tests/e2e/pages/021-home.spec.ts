import { homeCopy } from '#pages/home/home-copy.ts';
import { atEachWidth, columnsOf, heroOf, sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

test.beforeEach(({ open }) => open('/'));

test('blocks and partners are in as many columns as fit the width', async ({ page }) => {
  const blocks = page.getByRole('region', { name: 'Play, read, relate' }).locator('h2');
  const partners = sectionOf(page, 'Partners').getByRole('listitem');
  expect(await atEachWidth(page, () => columnsOf(blocks))).toEqual([1, 1, 3]);
  expect(await atEachWidth(page, () => columnsOf(partners))).toEqual([1, 2, 2]);
});

test('the drawing is beside the words in a wide window, and below them in a narrower one', async ({
  page,
}) => {
  const below = () =>
    heroOf(page).evaluate((hero) => {
      const [words, drawing] = ['h1 + p', 'img'].map((part) => hero.querySelector(part));
      return (
        (drawing?.getBoundingClientRect().top ?? 0) > (words?.getBoundingClientRect().top ?? 0)
      );
    });
  expect(await atEachWidth(page, below)).toEqual([true, true, false]);
});

test('the figures are in one, two or four columns', async ({ page }) => {
  const figures = page.getByRole('region', { name: homeCopy.scoreboard.label }).locator('li');
  expect(await atEachWidth(page, () => columnsOf(figures))).toEqual([1, 2, 4]);
});
