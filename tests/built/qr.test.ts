import { expect, it } from 'vitest';
import { builtPage, builtPapers } from '../support/built/built-pages.ts';
import { decodeCode } from '../support/order/read-code.ts';
import { stories } from '../support/content/stories.ts';

it.each(stories.map(({ id }) => id))('the code of story %s is its canonical address', (id) => {
  const { html } = builtPage(`/stories/${id}`);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(canonical).toMatch(new RegExp(`/stories/${id}$`));
  expect(decodeCodes(html)).toEqual([canonical]);
});

const codedPapers = builtPapers.filter(
  ({ path, html }) => /everything|^\/paper/.test(path) && html.includes('aria-label="QR'),
);

it.each(codedPapers)('the codes of $path are addresses that are written there', ({ html }) => {
  for (const address of decodeCodes(html))
    expect(html).toContain(`>${address?.replace(/^https?:\/\//, '')}<`);
});

/** Decodes the QR codes of a document, each once. */
function decodeCodes(html: string): readonly (string | undefined)[] {
  const drawings = html.matchAll(/<svg viewBox="([-.\d ]+)" role="img"[^>]*><path d="([^"]+)"/g);
  const codes = new Map([...drawings].map(([, viewBox = '', path = '']) => [path, viewBox]));
  expect(codes.size).toBeGreaterThan(0);
  return [...codes].map(([path, viewBox]) => decodeCode(viewBox, path));
}
