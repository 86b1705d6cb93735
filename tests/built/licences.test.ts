import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPage } from '../support/built/built-pages.ts';

const folders = ['dist/assets/fonts', 'dist/assets/letters'];
const read = (file: string) => readFileSync(file, 'utf8');

it.each(folders)('has the licence of each typeface of %s beside it', (folder) => {
  const faces = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) {
    const text = read(join(folder, face.replace('.woff2', '.txt')));
    expect(text).toMatch(/^Copyright (\(c\) )?20\d\d/);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

it('gives no cut typeface a name that its licence reserves for the whole one', () => {
  const names = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const reserved = names.flatMap((file) =>
    file.endsWith('.txt') ? (/Reserved Font Name "?(\w+)/.exec(read(file))?.slice(1) ?? []) : [],
  );
  expect(reserved).toContain('OpenDyslexic');
  for (const name of reserved) expect(names.join().toLowerCase()).not.toContain(name.toLowerCase());
});

it('names whose work it holds, of the page, of the worker and of the typefaces', () => {
  const { html } = builtPage('/accessibility');
  const [, address = ''] = /href="(\/[^"]+\.txt)"/.exec(html) ?? [];
  const notices = read(`dist${address}`);
  const named = [...notices.matchAll(/^([@\w/.-]+) \d\S* \([\w.-]+\)$/gm)].map(([, name]) => name);
  for (const name of ['react', 'idb-keyval', 'motion-dom', '@tanstack/history'])
    expect(named).toContain(name);
  expect(named.filter((name) => name?.startsWith('@fontsource'))).toHaveLength(4);
  // Packages of the build, the tests and the server, which no browser receives.
  for (const name of ['vite', 'vitest', 'pg', 'nodemailer', 'styled-components'])
    expect(named).not.toContain(name);
  expect(notices).toContain('Permission is hereby granted, free of charge');
});
