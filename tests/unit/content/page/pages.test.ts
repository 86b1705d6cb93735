import { describe, expect, it } from 'vitest';
import { siteMap } from '#content/page/pages.ts';

describe('siteMap', () => {
  const pages = siteMap([7, 13]);

  it('lists every address once, with the stories it is given', () => {
    const paths = pages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/');
    expect(paths.filter((path) => path.startsWith('/stories/'))).toEqual([
      '/stories/7',
      '/stories/13',
    ]);
  });

  it('knows the four unpublished pages', () => {
    expect(pages.filter((page) => page.unpublished).map((page) => page.path)).toEqual([
      '/testimonials',
      '/partners',
      '/for-teachers',
      '/for-parents',
    ]);
  });

  it('speaks American on the pages for American librarians', () => {
    expect(pages.filter((page) => page.lang === 'en-US').map((page) => page.path)).toEqual([
      '/aasl25-coming-soon',
      '/aasl25',
      '/books',
      '/mackin-buying-guide',
      '/mackin-buying-guide-pdf',
    ]);
  });
});
