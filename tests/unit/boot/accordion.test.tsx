// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startControls } from '#boot/controls.ts';
import { Accordion } from '#ui/layout/accordion.tsx';

beforeAll(startControls);
afterEach(cleanup);

const titles = ['One', 'Two', 'Three', 'Four'];

function show(isSingle: boolean): void {
  const items = titles.map((title) => ({ title, content: `Body of ${title}` }));
  render(<Accordion items={items} isSingle={isSingle} />);
}

function header(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function openTitles(): readonly string[] {
  return titles.filter((title) => header(title).getAttribute('aria-expanded') === 'true');
}

/** Presses a key on the header of that name and returns the name of the focused one. */
function press(key: string, on: string): string | null | undefined {
  header(on).focus();
  fireEvent.keyDown(header(on), { key });
  return document.activeElement?.textContent;
}

describe('accordion', () => {
  it('starts closed', () => {
    show(false);
    expect(openTitles()).toEqual([]);
  });

  it('closes the open item when another opens, if it is a single one', () => {
    show(true);
    fireEvent.click(header('Two'));
    fireEvent.click(header('Four'));
    expect(openTitles()).toEqual(['Four']);
  });

  it('keeps other items open if it is not', () => {
    show(false);
    fireEvent.click(header('Four'));
    fireEvent.click(header('Two'));
    expect(openTitles()).toEqual(['Two', 'Four']);
    fireEvent.click(header('Four'));
    expect(openTitles()).toEqual(['Two']);
  });

  it('moves between the headers with the arrow keys, going round', () => {
    show(true);
    expect(press('ArrowDown', 'One')).toBe('Two');
    expect(press('ArrowUp', 'Two')).toBe('One');
    expect(press('ArrowDown', 'Four')).toBe('One');
    expect(press('ArrowUp', 'One')).toBe('Four');
  });

  it('moves to the first and the last header with Home and End', () => {
    show(true);
    expect(press('Home', 'Three')).toBe('One');
    expect(press('End', 'Two')).toBe('Four');
  });

  it('keeps the page from scrolling for these keys, and leaves the others alone', () => {
    show(true);
    expect(fireEvent.keyDown(header('One'), { key: 'End' })).toBe(false);
    for (const key of ['Tab', 'ArrowRight', 'a', 'Enter'])
      expect(fireEvent.keyDown(header('One'), { key })).toBe(true);
  });

  it('opens nothing by moving', () => {
    show(true);
    press('ArrowDown', 'One');
    expect(openTitles()).toEqual([]);
  });
});
