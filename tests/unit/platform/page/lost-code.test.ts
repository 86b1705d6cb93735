// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isLostCode, nameLostCode } from '#platform/page/lost-code.ts';

function failImport(message: string): Error {
  const payload = new TypeError(message);
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  return payload;
}

it.each([
  'Failed to fetch dynamically imported module: https://site.test/assets/a.js',
  'error loading dynamically imported module: https://site.test/assets/a.js',
  'Importing a module script failed.',
])('gives %s our own name, and keeps the browser’s as its cause', (message) => {
  const undo = nameLostCode();
  const error = failImport(message);
  undo();
  expect(isLostCode(error)).toBe(true);
  expect(error.cause).toBe(message);
});

it('leaves other errors alone, and all of them after its end', () => {
  nameLostCode()();
  expect(isLostCode(failImport('Importing a module script failed.'))).toBe(false);
  expect(isLostCode(new TypeError('x is undefined'))).toBe(false);
});
