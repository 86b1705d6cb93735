// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startControls } from '#boot/controls.ts';
import { Tabs } from '#ui/layout/tabs.tsx';

beforeAll(startControls);
afterEach(cleanup);

const tabs = [
  { id: 'librarians', label: 'Librarians' },
  { id: 'esl', label: 'ESL Teachers' },
  { id: 'send', label: 'SEND Teachers' },
  { id: 'english', label: 'English Teachers' },
].map((tab) => ({ ...tab, content: `Panel ${tab.id}` }));

function Folder() {
  return <Tabs label="Who" tabs={tabs} />;
}

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

/** Presses a key on the selected tab; gives the tab that is selected and focused then. */
function press(key: string): string | null {
  const from = screen.getByRole('tab', { selected: true });
  from.focus();
  fireEvent.keyDown(from, { key });
  expect(document.activeElement?.textContent).toBe(selected());
  return selected();
}

describe('tabs', () => {
  it('has the first selected', () => {
    render(<Folder />);
    expect(screen.getByRole('tablist', { name: 'Who' })).toBeDefined();
    expect(selected()).toBe('Librarians');
  });

  it('selects and focuses with the arrow keys, going round', () => {
    render(<Folder />);
    expect(press('ArrowRight')).toBe('ESL Teachers');
    expect(press('ArrowLeft')).toBe('Librarians');
    expect(press('ArrowLeft')).toBe('English Teachers');
    expect(press('ArrowRight')).toBe('Librarians');
  });

  it('selects the last with End and the first with Home', () => {
    render(<Folder />);
    expect(press('End')).toBe('English Teachers');
    expect(press('Home')).toBe('Librarians');
  });

  it('keeps the page from scrolling for these keys, and leaves the others alone', () => {
    render(<Folder />);
    expect(fireEvent.keyDown(tab('Librarians'), { key: 'ArrowRight' })).toBe(false);
    expect(selected()).toBe('ESL Teachers');
    for (const key of ['ArrowDown', 'Tab', 'x'])
      expect(fireEvent.keyDown(tab('ESL Teachers'), { key })).toBe(true);
  });

  it('is one stop for the Tab key', () => {
    render(<Folder />);
    fireEvent.click(tab('ESL Teachers'));
    const stops = screen.getAllByRole('tab').filter((one) => one.tabIndex === 0);
    expect(stops.map((stop) => stop.textContent)).toEqual(['ESL Teachers']);
  });
});
