// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

const section = (id: string) =>
  `<section tabindex="-1" aria-label="${id}"><div><p><span id="${id}">Words.</span></p></div></section>`;

/** Shows a board with three screens, whose sentences have the ids s1 to s3. */
async function showBoard(): Promise<void> {
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => undefined) } });
  document.body.innerHTML = `<main data-story="/stories/7">
    <div class="text" id="full-time">${['s1', 's2', 's3'].map(section).join('')}</div>
    <footer><p role="status"></p><div class="pips"></div>
      <div class="keys"><a class="back" href="/stories/7">Back</a></div>
      <button data-again>Again</button><button data-full>Full screen</button>
    </footer></main>`;
  await import('#board/board.ts');
}

const press = (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};
const back = () => document.querySelector('.back')?.getAttribute('href');

it('the address is written only when it changes, and a refusal leaves the board complete', async () => {
  const replace = vi.spyOn(history, 'replaceState');
  await showBoard();
  press('End');
  expect([location.hash, back()]).toEqual(['#s3', '/stories/7#s3']);
  const before = replace.mock.calls.length;
  // A key that is held at the last screen.
  for (let times = 0; times < 5; times += 1) press('PageDown');
  expect(replace).toHaveBeenCalledTimes(before);

  // Safari refuses more than 100 calls in 30 seconds.
  replace.mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  press('PageUp');
  expect(back()).toBe('/stories/7#s2');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('s2');
});
