// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderFirstScreenFirst } from '#navigation/first-screen.ts';

const skipped = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>('[style]')].map(({ id }) => id);

it('leaves what lies below the first screen out of one frame only', async () => {
  const main = document.createElement('main');
  const text = 'x'.repeat(Math.ceil((innerWidth * innerHeight) / 250 / 2));
  main.innerHTML = `<section id="a"><p id="b">${text}</p><p id="c">${text}</p><p id="d">${text}</p>
    <p id="e" style="color:red">${text}</p></section><section id="f"><p id="g">${text}</p></section>`;
  renderFirstScreenFirst(main);
  expect(skipped(main)).toEqual(['d', 'e', 'f']);
  expect(main.querySelector<HTMLElement>('#d')?.style.getPropertyValue('content-visibility')).toBe(
    'hidden',
  );
  // A style of the document's own stays.
  await expect.poll(() => skipped(main)).toEqual(['e']);
});

it('counts a picture as text', () => {
  const main = document.createElement('main');
  const pictures = Math.ceil((innerWidth * innerHeight) / 250 / 300);
  main.innerHTML = `<div>${'<img alt="">'.repeat(pictures)}</div><p id="later">Text</p>`;
  renderFirstScreenFirst(main);
  expect(skipped(main)).toEqual(['later']);
});
