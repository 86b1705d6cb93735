import { expect, it } from 'vitest';
import { shareTags } from '#build/seo/meta-tags.ts';
import { headTags } from '../../../support/built/head-tags.ts';

const page = {
  path: '/stories/7',
  lang: 'en-US',
  head: { title: 'A "cup" & <more> | The site', description: 'Words & "more".' },
  picture: {
    path: '/share/stories-7.jpg',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: 'A <cup>.',
  },
} as const;

function metaOf(shared: Parameters<typeof shareTags>[0]) {
  return headTags(`${shareTags(shared, 'https://site.example', 'The site')}</head>`).meta;
}

it('says title, description, address and picture, whole and as text', () => {
  expect(metaOf(page)).toEqual({
    'og:type': 'website',
    'og:site_name': 'The site',
    'og:locale': 'en_US',
    'og:url': 'https://site.example/stories/7',
    'og:title': 'A "cup" & <more>',
    'og:description': 'Words & "more".',
    'og:image': 'https://site.example/share/stories-7.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A <cup>.',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://site.example/share/stories-7.jpg',
    'twitter:image:alt': 'A <cup>.',
  });
});
