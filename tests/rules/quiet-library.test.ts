// @vitest-environment happy-dom
import { getConfig, screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

it('says in one line what was not found, and waits longer than a busy machine takes', () => {
  document.body.innerHTML = '<p>a whole page</p>';
  expect(() => screen.getByText('Address copied')).toThrow(
    /^Unable to find an element with[^\n]+$/,
  );
  expect(getConfig().asyncUtilTimeout).toBe(20_000);
});
