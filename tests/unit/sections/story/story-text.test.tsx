// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StoryText } from '#sections/story/story-text.tsx';

afterEach(cleanup);

const text =
  '<p>A <span class="word" data-word="0">cup</span>, a <span class="word" data-word="1">ball</span>.</p><div role="status"></div>';

function show() {
  render(
    <>
      <StoryText text={text} />
      <section data-words-to-know>
        <dl>
          {['cup', 'ball'].map((word) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>what a {word} is</dd>
              <dd lang="es">es-{word}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>,
  );
  return (name: string) => screen.getByRole('button', { name });
}

it('tells the meaning of one word at a time, which a second press or Escape takes away', () => {
  const button = show();
  fireEvent.click(button('cup'));
  const card = screen.getByRole('status');
  expect(card.textContent).toBe('cup what a cup is es-cup ');
  expect(card.querySelector('[lang=es]')?.textContent).toBe('es-cup');
  fireEvent.click(button('ball'));
  expect(card.textContent).toContain('what a ball is');
  expect(button('cup').getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(button('ball'), { key: 'Escape' });
  expect(card.textContent).toBe('');
  fireEvent.click(button('cup'));
  fireEvent.click(button('cup'));
  expect(card.textContent).toBe('');
});
