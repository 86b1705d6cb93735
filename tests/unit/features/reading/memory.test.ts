// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  choose,
  chosen,
  forget,
  formatChoices,
  keep,
  lasting,
  parseChoices,
} from '#features/reading/memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

const look = () => document.documentElement.dataset['read'];

it('holds a choice until the window is closed', () => {
  expect(choose('size', '150')).toBe('window');
  expect([look(), sessionStorage.getItem('read'), localStorage.getItem('read')]).toEqual([
    'size-150',
    'size-150',
    null,
  ]);
  expect(choose('size', undefined)).toBe('window');
  expect([look(), sessionStorage.length]).toEqual(['', 0]);
});

it('keeps all choices on the device when that is wanted, and later ones with them', () => {
  choose('size', '150');
  expect(keep(true)).toBe('kept');
  expect(choose('voice', 'Ann')).toBe('kept');
  expect([localStorage.getItem('read'), sessionStorage.length]).toEqual(['size-150,voice-Ann', 0]);
  expect(keep(false)).toBe('window');
  expect([localStorage.length, sessionStorage.getItem('read')]).toEqual([0, 'size-150,voice-Ann']);
});

it('forgets all, also the voice and what is kept', () => {
  choose('voice', 'Ann');
  keep(true);
  forget();
  expect([chosen('voice'), look(), localStorage.length, sessionStorage.length]).toEqual([
    undefined,
    '',
    0,
    0,
  ]);
});

it('says that nothing lasts where nothing can be stored, and works until then', () => {
  const denied = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  vi.stubGlobal('sessionStorage', denied);
  vi.stubGlobal('localStorage', denied);
  expect(choose('size', '150')).toBe('page');
  expect(keep(true)).toBe('page');
  expect([chosen('size'), lasting()]).toEqual(['150', 'page']);
});

it('falls back to the window where only the device refuses', () => {
  choose('size', '150');
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem: () => undefined,
  });
  expect(keep(true)).toBe('window');
  expect(sessionStorage.getItem('read')).toBe('size-150');
});

describe('the text of what is chosen', () => {
  it.each([
    {},
    { size: '150' },
    { size: '150', paper: 'blue', letters: 'lexend' },
    { voice: 'Google UK English, Female (on-line)_1 ä 100%' },
  ])('reads what it has written: %j', (choices) => {
    expect(parseChoices(formatChoices(choices))).toEqual(choices);
  });

  it('writes words that could name a typeface, so that the page can ask for one of them', () => {
    const text = formatChoices({ size: '150', voice: 'A, B-c', letters: 'lexend' });
    expect(text).toBe('size-150,voice-A_44__32_B_45_c,letters-lexend');
    for (const word of text.split(',')) expect(word).toMatch(/^[a-z]+-\w+$/);
  });

  it.each(['', ',', '-', 'size', 'size-', '-150', 'undefined', '%', 'Size-1'])(
    'finds nothing in "%s"',
    (text) => {
      expect(parseChoices(text)).toEqual({});
    },
  );

  it('finds what is left among what nobody understands', () => {
    expect(parseChoices('%,size-150,,paper')).toEqual({ size: '150' });
  });
});
