// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  forgetPreferences,
  getPersistence,
  getPreference,
  keepPreferences,
  restorePreferences,
  setPreference,
  watchPreferences,
} from '#features/reading/preferences.ts';
import { changeElsewhere } from '../../../support/fakes/change-elsewhere.ts';

afterEach(() => forgetPreferences());

const { documentElement: root } = document;
const stored = () => [sessionStorage.getItem('reading'), localStorage.getItem('reading')];

it('holds a preference until the window is closed', () => {
  setPreference('size', '150');
  expect(getPersistence()).toBe('window');
  expect(stored()).toEqual(['{"size":"150"}', null]);
  expect([root.dataset['reading'], root.dataset['readingSize']]).toEqual(['', '150']);
  setPreference('size', undefined);
  expect(getPersistence()).toBe('window');
  expect(stored()).toEqual([null, null]);
  expect([root.dataset['reading'], root.dataset['readingSize']]).toEqual([undefined, undefined]);
});

it('keeps all of them on the device when that is wanted, and later ones with them', () => {
  setPreference('size', '150');
  keepPreferences(true);
  expect(getPersistence()).toBe('kept');
  setPreference('voice', 'Ann');
  expect(getPersistence()).toBe('kept');
  expect(stored()).toEqual([null, '{"size":"150","voice":"Ann"}']);
  keepPreferences(false);
  expect(getPersistence()).toBe('window');
  expect(stored()).toEqual(['{"size":"150","voice":"Ann"}', null]);
});

it('forgets all, also the voice and what is kept', () => {
  setPreference('voice', 'Ann');
  keepPreferences(true);
  forgetPreferences();
  expect([getPreference('voice'), ...stored()]).toEqual([undefined, null, null]);
  expect(root.hasAttribute('data-reading')).toBe(false);
});

function refusing(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
}

it('works without storage, and says that the choices last only as long as the page', () => {
  vi.stubGlobal('sessionStorage', refusing());
  vi.stubGlobal('localStorage', refusing());
  setPreference('size', '150');
  expect(getPersistence()).toBe('page');
  keepPreferences(true);
  expect(getPersistence()).toBe('page');
  expect([getPreference('size'), getPersistence()]).toEqual(['150', 'page']);
});

it('falls back to the window where only the device refuses', () => {
  setPreference('size', '150');
  vi.stubGlobal('localStorage', refusing());
  keepPreferences(true);
  expect(getPersistence()).toBe('window');
  expect(sessionStorage.getItem('reading')).toBe('{"size":"150"}');
});

it.each(['', 'size-150', '[]', 'null', '{"size":150}', '{'])('finds nothing in %j', (text) => {
  localStorage.setItem('reading', text);
  restorePreferences();
  expect(getPreference('size')).toBeUndefined();
  expect(root.dataset['readingSize']).toBeUndefined();
});

it('follows the choices that another tab keeps, and keeps them in this window when they are deleted there', () => {
  watchPreferences();
  setPreference('size', '150');
  changeElsewhere('{"paper":"night"}');
  expect([getPreference('size'), getPreference('paper')]).toEqual([undefined, 'night']);
  expect([root.dataset['readingSize'], root.dataset['readingPaper']]).toEqual([undefined, 'night']);
  setPreference('space', 'more');
  expect(localStorage.getItem('reading')).toBe('{"paper":"night","space":"more"}');
  changeElsewhere(null);
  expect(stored()).toEqual(['{"paper":"night","space":"more"}', null]);
});

it('forgets with another tab, kept or not', () => {
  watchPreferences();
  setPreference('size', '150');
  const onChange = vi.fn<() => void>();
  addEventListener('preferences', () => onChange());
  changeElsewhere('{}');
  changeElsewhere(null);
  expect([getPreference('size'), ...stored()]).toEqual([undefined, null, null]);
  expect(onChange).toHaveBeenCalled();
});
