// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { enhanceWordMeanings } from '#features/reading/enhance-word-meanings.ts';

it('shows the meaning below a paragraph that other software has put into an element of its own', () => {
  document.body.innerHTML = `<div><div role="status"></div>
    <div><p><span class="word" data-word="0">Kick</span></p></div><div role="status"></div></div>
    <section data-words-to-know><dl><div><dt>Kick</dt><dd>Hit it</dd></div></dl></section>`;
  const text = pressWord();
  const places = [...text.querySelectorAll('[role=status]')].map((one) => one.textContent?.trim());
  expect(places).toEqual(['', 'Kick Hit it']);
});

it('shows the Spanish of a word from left to right, also in a story from right to left', () => {
  document.body.innerHTML = `<div dir="rtl"><p><span class="word" data-word="0">Qaf</span></p>
    <div role="status"></div></div>
    <section data-words-to-know><dl><div><dt>Qaf</dt><dd>Nun</dd><dd>Uno</dd></div></dl></section>`;
  const text = pressWord();
  const spanish = text.querySelector<HTMLElement>('[lang=es]');
  expect([spanish?.textContent, spanish?.dir]).toEqual(['Uno', 'ltr']);
});

function pressWord(): HTMLElement {
  const [text] = document.body.children;
  if (!(text instanceof HTMLElement)) throw new Error('There is no text');
  enhanceWordMeanings(text);
  text.querySelector('button')?.click();
  return text;
}
