import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { launchReport } from '#build/launch-report.ts';
import { claims } from '#content/claims.ts';
import { stories } from './page-texts.ts';

it('gives nobody rights that the owner has not given', () => {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync('LICENSE', 'utf8');
  const isOpen = launchReport(stories).items.some(({ key }) => key === claims.licence.key);
  expect(license === 'UNLICENSED').toBe(isOpen);
  expect(text.includes('The owner has not decided yet')).toBe(isOpen);
});
