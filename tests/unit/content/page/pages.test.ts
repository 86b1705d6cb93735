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
});
