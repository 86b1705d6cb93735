import { sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

test('the page has its parts, with six benefits twice', async ({ page, open }) => {
  await open('/grassroots');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Warm up with a chapter.');
  await expect(sectionOf(page, 'Reading, without a classroom in sight')).toContainText(
    'You need a ball, a book and a dry corner.',
  );
  const involved = sectionOf(page, 'Get Involved');
  await expect(involved.getByRole('listitem')).toHaveCount(6);
  await expect(involved.getByRole('link', { name: 'Register Today' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const cards = sectionOf(page, 'What it can do for your players');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(sectionOf(page, 'Who we play with').getByRole('listitem')).toContainText([
    'Oxfordshire FA',
    'ARCh',
  ]);
  await main.getByRole('link', { name: 'Join the Movement' }).click();
  await expect(page).toHaveURL('/contact');
});
