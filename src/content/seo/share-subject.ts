import { homeCopy } from '#content/copy/home.ts';
import type { PagePath } from '#content/page/link.ts';
import { pages } from '#content/page/pages.ts';
import { pictures } from '#content/pictures.ts';
import type { StorySummary } from '#content/story/story.ts';

/** What the picture shows that others see when a page is shared. */
export interface ShareSubject {
  readonly path: string;
  readonly title: string;
  /** Path of a picture of the site. */
  readonly art: string;
  /** Of the art; the title stands beside it. */
  readonly alt: string;
  /** `cover` fills its half and may be cropped; `contain` is shown whole. */
  readonly fit: 'cover' | 'contain';
}

type SharedStory = Pick<StorySummary, 'id' | 'title' | 'image' | 'alt'>;

type Art = Omit<ShareSubject, 'path' | 'title'>;

const play = covering(pictures.spotPlay.src, 'A football boot beside a ball.');
const read = covering(
  pictures.spotRead.src,
  'An open book. The lines on its pages are pitch lines.',
);
const relate = covering(pictures.spotRelate.src, 'Two football shirts, one in front of the other.');
const tablet = covering(
  pictures.offline.src,
  'A tablet on the grass shows its story; the waves above the corner flag are crossed out.',
);
const shirts = covering(pictures.videoPoster.src, pictures.videoPoster.alt);
const badge = whole(pictures.badge.src, pictures.digitalBadge.alt);

/** Another page gets the book. */
const arts: Readonly<Partial<Record<PagePath, Art>>> = {
  '/': covering(pictures.heroTall.src, pictures.heroTall.alt),
  '/about': shirts,
  '/contact': relate,
  '/schools': covering(pictures.heroWide.src, pictures.heroWide.alt),
  '/grassroots': play,
  '/resources': shirts,
  '/waiting-list': relate,
  '/method': play,
  '/aasl25-coming-soon': badge,
  '/aasl25': badge,
  '/team': whole(pictures.playerAuthor.src, 'A player card with a shirt number 4.'),
  '/books': whole('/art/cover-born-to-play.svg', 'Cover: Born to Play'),
  '/mackin-buying-guide': whole('/art/cover-reader-1.svg', 'Cover: Graded Reader 1'),
  '/mackin-buying-guide-pdf': whole('/art/cover-workbook.svg', 'Cover: Workbook'),
  '/sign-up': relate,
  '/offline': tablet,
  '/install': tablet,
};

/** One for each published page. The title is the page's own, without the site's name behind it. */
export function shareSubjects(stories: readonly SharedStory[]): readonly ShareSubject[] {
  return [
    ...Object.entries(pages).map(([path, { copy }]) => ({
      path,
      // There the title is the site's name, which the picture has already.
      title: path === '/' ? homeCopy.hero.headline : nearTitle(copy.head.title),
      ...artOf(path),
    })),
    ...stories.map(({ id, title, image, alt }) => ({
      path: `/stories/${id}`,
      title,
      ...covering(image, alt),
    })),
  ];
}

function nearTitle(title: string): string {
  return title.split(' | ')[0] ?? title;
}

function artOf(path: string): Art {
  const known: Readonly<Record<string, Art | undefined>> = arts;
  return known[path] ?? read;
}

function covering(art: string, alt: string): Art {
  return { art, alt, fit: 'cover' };
}

function whole(art: string, alt: string): Art {
  return { art, alt, fit: 'contain' };
}
