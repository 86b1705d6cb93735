import { expect, it } from 'vitest';
import { dataScripts } from '#build/seo/meta-tags.ts';

it('writes data that cannot end its element', () => {
  const scripts = dataScripts([{ name: '</script><b>' }, {}]);
  const found = [
    ...scripts.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json));
  expect(found).toEqual([
    { '@context': 'https://schema.org', name: '</script><b>' },
    { '@context': 'https://schema.org' },
  ]);
});
