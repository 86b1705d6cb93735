// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startControls } from '../../../src/boot/controls.ts';

const print = vi.fn();

beforeAll(startControls);
beforeEach(() => vi.stubGlobal('print', print));

function press(markup: string): void {
  document.body.innerHTML = markup;
  const [target] = [...document.body.querySelectorAll('*')].slice(-1);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

it('prints at a press on a print button', () => {
  press('<button type="button" data-print="">Print</button>');
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  '<button type="button" aria-controls="their-menu">Their menu</button>',
  '<div aria-controls="their-menu" tabindex="0">Their menu</div>',
  '<svg><use href="#their-icon" /></svg>',
])('leaves other software’s controls to it: %s', (markup) => {
  press(markup);
  expect(print).not.toHaveBeenCalled();
});
