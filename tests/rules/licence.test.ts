import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { launchItems } from '#build/content/launch-items.ts';
import { claims } from '#content/claims.ts';
import { stories } from './page-texts.ts';

it('grants no rights that the owner has not granted', () => {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync('LICENSE', 'utf8');
  const isOpen = launchItems(stories).some(({ key }) => key === claims.licence.key);
  // Once the owner has decided, the terms are the owner's own words.
  if (!isOpen) return;
  expect(license).toBe('UNLICENSED');
  expect(text).toContain('The owner has not decided yet');
});
