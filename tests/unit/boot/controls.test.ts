// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startControls } from '#boot/controls.ts';

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

const modifiers = ['altKey', 'ctrlKey', 'metaKey'] as const;

it.each([undefined, ...modifiers])(
  'an arrow key with %s selects a tab only if it is alone',
  (held) => {
    const tab = (id: string) =>
      `<button role="tab" aria-controls="${id}" aria-selected="${id === 'a'}"></button>`;
    const panel = (id: string) => `<div data-panel="${id}"><div id="${id}"></div></div>`;
    document.body.innerHTML = `${panel('a')}${panel('b')}<div role="tablist">${tab('a')}${tab('b')}</div>`;
    const [first, second] = document.querySelectorAll('[role=tab]');
    const modifier = held && { [held]: true };
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      cancelable: true,
      ...modifier,
    });
    first?.dispatchEvent(event);
    expect(second?.getAttribute('aria-selected')).toBe(String(!held));
    expect(event.defaultPrevented).toBe(!held);
  },
);

it.each([undefined, 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'a press on the skip link with %s moves to the content only if no key opens it elsewhere',
  (held) => {
    document.body.innerHTML = '<a href="#main">Skip</a><main id="main" tabindex="-1"></main>';
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ...(held && { [held]: true }),
    });
    document.querySelector('a')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(!held);
    expect(document.activeElement?.id === 'main').toBe(!held);
  },
);

it.each([
  '<button type="button" aria-controls="their-menu">Their menu</button>',
  '<div aria-controls="their-menu" tabindex="0">Their menu</div>',
  '<svg><use href="#their-icon" /></svg>',
])('leaves other software’s controls to it: %s', (markup) => {
  press(markup);
  expect(print).not.toHaveBeenCalled();
});

it('opens nothing for an event that other software dispatches on the window', () => {
  press('<button type="button" aria-controls="undefined" data-print="">Print</button>');
  dispatchEvent(new Event('beforematch'));
  expect(print).not.toHaveBeenCalled();
});

it('shows the stories of a category even if the address cannot be changed', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const markup =
    '<p data-categories="soccer"></p><p data-categories="grit"></p><main>' +
    '<button type="button" data-category="all"></button>' +
    '<button type="button" data-category="grit"></button></main>';
  expect(() => press(markup)).toThrow('Refused');
  const hidden = [...document.querySelectorAll('p')].map((story) => story.hidden);
  expect(hidden).toEqual([true, false]);
});
