// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { enhanceDisclosureMenu } from '#ui/menu/enhance-disclosure-menu.ts';

let menu: HTMLDetailsElement;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<details><summary>About</summary><a href="/team">Our Team</a></details><button>Other</button>';
  menu = document.querySelector('details') as HTMLDetailsElement;
  enhanceDisclosureMenu(menu);
  menu.open = true;
});

const other = () => document.querySelector('button');
const focusOut = (relatedTarget: Element | null) =>
  menu.dispatchEvent(new FocusEvent('focusout', { relatedTarget, bubbles: true }));

it('stays open for a press on a link that gets no focus, as in Safari', () => {
  focusOut(null);
  expect(menu.open).toBe(true);
});

it('closes when the focus moves to another element, and on a press beside it', () => {
  focusOut(other());
  expect(menu.open).toBe(false);
  menu.open = true;
  other()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
});

it('is not opened again by the pointer that has just closed it', () => {
  menu.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(50);
  menu.querySelector('summary')?.click();
  menu.open = false;
  vi.advanceTimersByTime(200);
  expect(menu.open).toBe(false);
});

it('keeps a menu open that hovering has just opened, but follows a press after the pointer has left', () => {
  menu.open = false;
  const press = () =>
    menu
      .querySelector('summary')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  const hover = (type: string) =>
    menu.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  hover('pointerenter');
  vi.advanceTimersByTime(100);
  expect([menu.open, press()]).toEqual([true, false]);
  menu.open = false;
  hover('pointerenter');
  vi.advanceTimersByTime(100);
  hover('pointerleave');
  vi.advanceTimersByTime(300);
  hover('pointerenter');
  expect([menu.open, press()]).toEqual([false, true]);
});
