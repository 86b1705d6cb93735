import { heroOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

const tabs = ['Librarians', 'ESL Teachers', 'SEND Teachers', 'English Teachers'] as const;
const options = [
  'Whole-school',
  'Targeted intervention',
  'After-school',
  'Summer reading',
] as const;

test('four tabs start with Librarians; each shows features and a quote', async ({ page, open }) => {
  await open('/schools');
  await expect(page.getByRole('tab')).toHaveText([...tabs]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Librarians');
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(name);
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    await expect(panel.locator('blockquote')).toHaveCount(1);
  }
});

test('arrow keys, Home and End choose a tab', async ({ page, open }) => {
  await open('/schools');
  await page.getByRole('tab', { name: 'Librarians' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'ESL Teachers'],
    ['End', 'English Teachers'],
    ['ArrowRight', 'Librarians'],
    ['ArrowLeft', 'English Teachers'],
    ['Home', 'Librarians'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name }), key).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  }
  // With Alt or Ctrl the keys are the browser's.
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Librarians');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('the accordion’s items open and close by themselves, also by key', async ({ page, open }) => {
  await open('/schools');
  const main = page.getByRole('main');
  const header = (name: string) => main.getByRole('button', { name, exact: true });
  for (const name of options) {
    await expect(header(name)).toHaveAttribute('aria-expanded', 'false');
    await expect(main.getByRole('region', { name, exact: true })).toHaveCount(0);
  }
  await header('Whole-school').click();
  await header('After-school').press('Enter');
  for (const name of ['Whole-school', 'After-school']) {
    await expect(header(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(main.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await header('Whole-school').press(' ');
  await expect(main.getByRole('region', { name: 'Whole-school', exact: true })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'After-school', exact: true })).toBeVisible();

  await header('Whole-school').focus();
  for (const [key, name] of [
    ['ArrowDown', 'Targeted intervention'],
    ['End', 'Summer reading'],
    ['ArrowDown', 'Whole-school'],
    ['ArrowUp', 'Summer reading'],
    ['Home', 'Whole-school'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(header(name), key).toBeFocused();
  }
});

test('the button of the hero leads down to the tabs', async ({ page, open }) => {
  await open('/schools');
  await heroOf(page).getByRole('link', { name: 'Find your role' }).click();
  await expect(page).toHaveURL('/schools#roles');
  await expect(page.getByRole('tablist')).toBeInViewport();
});

test('a panel that opens changes the address, and nothing moves', async ({ page, open }) => {
  await open('/schools');
  const send = page.getByRole('tab', { name: 'SEND Teachers' });
  // Sticky keys must not keep a control from working.
  await page.getByRole('tab', { name: 'English Teachers' }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('English Teachers');
  const item = page.getByRole('button', { name: 'After-school' });
  for (const [control, key, hash] of [
    [send, 'ArrowLeft', '#esl'],
    [item, 'Enter', ''],
  ] as const) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = await page.evaluate(() => scrollY);
    await control.click();
    const opened = `#${await control.getAttribute('aria-controls')}`;
    await expect(page).toHaveURL(`/schools${opened}`);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(`/schools${hash}`);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
});

test('the addresses of tabs, items and passages open them', async ({ page, open, context }) => {
  await open('/schools');
  await page.getByRole('tab', { name: 'SEND Teachers' }).click();
  await expect(page).toHaveURL('/schools#send');
  await page.getByRole('button', { name: 'Summer reading' }).click();
  await expect(page).toHaveURL('/schools#summer-reading');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Summer reading' })).toBeInViewport();
  const passage = await page.locator('#english li').first().textContent();
  const directive = `:~:text=${encodeURIComponent(passage ?? '').replaceAll('-', '%2D')}`;
  for (const hash of ['english', 'english).', directive]) {
    const opened = await context.newPage();
    await opened.goto(`/schools#${hash}`);
    await expect(opened.getByRole('tab', { selected: true })).toHaveText('English Teachers');
    await expect(opened.getByRole('tabpanel')).toBeInViewport();
    await opened.close();
  }
});
