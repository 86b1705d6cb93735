// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageSentences } from '#features/reading/listen/page-sentences.ts';

it('reads what a voice can say: words, numbers and emoji, but not punctuation alone', () => {
  document.body.innerHTML = `<main>${['Goal!', '“…”', '3', '⚽', '?!']
    .map((text, at) => `<p><span id="s${at + 1}">${text}</span></p>`)
    .join('')}</main>`;
  const ids = pageSentences(document.body).map(({ element }) => element.id);
  expect(ids).toEqual(['s1', 's3', 's4']);
});
