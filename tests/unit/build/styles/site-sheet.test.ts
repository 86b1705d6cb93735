import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteSheet, writeSiteSheet } from '../../../../src/build/styles/site-sheet.ts';

const looks = [
  { id: 'sc-base', css: '.sc-base{color:red;}' },
  { id: undefined, css: 'i{color:blue;}' },
  { id: 'sc-built', css: '.sc-built{color:green;}' },
  { id: 'sc-late', css: '.sc-late{color:black;}' },
];
let folder = '';
let sheet: SiteSheet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  sheet = await writeSiteSheet(looks, folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('holds all rules, in a file that is named after them', async () => {
  expect(sheet.address).toMatch(/^\/assets\/site-[\w-]{8}\.css$/);
  expect(await readFile(join(folder, sheet.address), 'utf8')).toBe(
    looks.map(({ css }) => css).join(''),
  );
});

it('gives a page the rules of what is drawn on it, in the sheet’s order', () => {
  const html = '<p class="sc-built own">sc-late</p><b title="sc-late" class="sc-base">x</b>';
  expect(sheet.rulesFor(html)).toBe('.sc-base{color:red;}.sc-built{color:green;}');
});
