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

it('opens nothing for a button of other software, and leaves its panel and its state to it', () => {
  const markup =
    '<div data-closed="" hidden=""></div><div id="their-panel"></div>' +
    '<button type="button" aria-controls="their-panel" aria-expanded="false">Their tools</button>';
  press(markup);
  expect(document.body.innerHTML).toBe(markup);
  expect(document.body.getAttributeNames()).toEqual([]);
});

it('selects a tab whose panel and tabs other software has put into elements of its own', () => {
  const tab = (id: string) =>
    `<font><button role="tab" aria-controls="${id}" aria-selected="${id === 'a'}"></button></font>`;
  const panel = (id: string) => `<div data-panel="${id}"><font><div id="${id}"></div></font></div>`;
  press(`${panel('a')}${panel('b')}<div role="tablist">${tab('a')}${tab('b')}</div>`);
  const closed = [...document.querySelectorAll('[data-panel]')].map((one) =>
    one.hasAttribute('data-closed'),
  );
  expect(closed).toEqual([true, false]);
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
});

it.each([
  '<button type="button" aria-controls="their-menu">Their menu</button>',
  '<div aria-controls="their-menu" tabindex="0">Their menu</div>',
  '<svg><use href="#their-icon" /></svg>',
])('leaves other software’s controls to it: %s', (markup) => {
  press(markup);
  expect(print).not.toHaveBeenCalled();
});
