import { expect, it } from 'vitest';
import { createPageStyles } from '#build/styles/page-styles.ts';

const rules = [
  { id: 's1', css: '.s1{}' },
  { id: 's2', css: '.s2{}' },
  { id: 's3', css: '.s3{}' },
  { id: 's4', css: '.s4{}' },
  { id: undefined, css: '[data-x]{}' },
];
const styles = createPageStyles(rules, new Set(['s1', 's2']));
const html = '<header class="s4"></header><main><p class="own s1"></p><b class="s3"></b></main>';

it('puts whatever the browser’s code may render into the stylesheet of the islands', () => {
  expect(styles.islandSheet).toBe('.s1{}.s2{}[data-x]{}');
});

it('gives a document the rules of what stands on it, each once, shared ones first', () => {
  expect(styles.stylesOf(html)).toEqual({ islands: '.s1{}', frame: '.s4{}', page: '.s3{}' });
});

it('counts what header and main share to the frame', () => {
  const both = html.replace('"s3"', '"s3 s4"');
  expect(styles.stylesOf(both)).toEqual({ islands: '.s1{}', frame: '.s4{}', page: '.s3{}' });
});
