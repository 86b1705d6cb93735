import { homeCopy } from '#pages/home/home-copy.ts';
import type { PagePath } from '#content/page/link.ts';
import { pages } from '#content/page/pages.ts';
import { pictures } from '#content/pictures.ts';
import { bareTitle } from '#content/site.ts';
import type { StorySummary } from '#content/story/story.ts';

/** Subject of the picture that represents a page when it is shared. */
export interface ShareSubject {
  readonly path: string;
  readonly title: string;
  /** Path of the picture. */
  readonly art: string;
  /** Description of the art; the title is added to it. */
  readonly alt: string;
  /** `cover` fills the box and may be cropped; `contain` shows the whole picture. */
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

/** Pictures by path; all other pages get the open book. */
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

/** Returns the subjects of all published pages. Titles are without the site's name. */
export function shareSubjects(stories: readonly SharedStory[]): readonly ShareSubject[] {
  return [
    ...Object.entries(pages).map(([path, { copy }]) => ({
      path,
      // The title of the home page is the site's name, which the logo shows already.
      title: path === '/' ? homeCopy.hero.headline : bareTitle(copy.head.title),
      ...artOf(path),
    })),
    ...stories.map(({ id, title, image, alt }) => ({
      path: `/stories/${id}`,
      title,
      ...covering(image, alt),
    })),
  ];
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
