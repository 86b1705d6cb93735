import { storiesOfEachKind } from '../../support/content/stories-of-each-kind.ts';
import { expect, test } from '../reading-test.ts';

/** Matches the whole name of a button, in any case: the text may begin a sentence with the word. */
const wholly = (word: string) =>
  new RegExp(`^${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`, 'i');

for (const { id, lesson } of storiesOfEachKind) {
  test(`story ${id} has its lesson, and explains each word in its text and in the list`, async ({
    page,
    open,
  }) => {
    await open(`/stories/${id}`);
    for (const [part, name] of [
      ['play', 'Play'],
      ['read', 'Read'],
      ['relate', 'Relate'],
    ] as const)
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible({
        visible: lesson[part] !== undefined,
      });
    const text = page.locator('[data-story-text]');
    for (const { word, meaning, spanish } of lesson.words) {
      const button = text.getByRole('button', { name: wholly(word) });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const card = text.getByRole('status').filter({ hasText: meaning });
      await expect(card).toBeVisible();
      await expect(card.locator('[lang=es]')).toHaveText(spanish);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(button).toBeFocused();
    }
    const list = page.getByRole('region', { name: 'Words to know' });
    await expect(list.getByRole('term')).toHaveText(lesson.words.map(({ word }) => word));
    await expect(list.getByRole('definition')).toHaveText(
      lesson.words.flatMap(({ meaning, spanish }) => [meaning, spanish]),
    );
  });
}
