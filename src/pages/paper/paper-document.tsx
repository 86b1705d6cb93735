import type { ReactNode } from 'react';
import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { paperPageCount } from '#content/paper/page-count.ts';
import {
  type LibrarianPaper,
  librarianPaperPath,
  librarianPapers,
  paperContents,
  paperPath,
  papersOf,
  type StoryPaperEntry,
} from '#content/paper/papers.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyPaperSheets } from '#features/papers/story-paper.tsx';
import { PrintPreview } from './print-preview.tsx';
import { Poster, ShelfTalker } from './shelf-signs.tsx';
import { Bookmarks, Handout, TalkCards } from './title-papers.tsx';

const { names, bar, pages } = papersCopy;

/** Renders one paper of a story, or all of them to be printed at once. */
export function StoryPaperDocument({ story, paper }: StoryPaperEntry<BuiltStory>) {
  const all = papersOf(story);
  const shown = paper === 'everything' ? all : [paper];
  const count = (papers: typeof all) =>
    pages(papers.reduce((sum, one) => sum + paperPageCount(story, one), 0));
  const links = [...all, 'everything' as const].map((one) => ({
    label: names[one],
    href: paperPath(story.id, one),
    note: count(one === 'everything' ? all : [one]),
    isShown: one === paper,
  }));
  return (
    <PrintPreview
      back={{ label: bar.back, href: `/stories/${story.id}` }}
      paper={{
        name: names[paper],
        about: story.title,
        language: languageAttributes(story),
        note: count(shown),
      }}
      others={{ heading: bar.others, links }}
    >
      {shown.map((one) => {
        const { kind, ...contents } = paperContents(story, one);
        const PaperSheet = storyPaperSheets[kind];
        return <PaperSheet key={one} {...contents} />;
      })}
    </PrintPreview>
  );
}

interface LibrarianPaperProps {
  readonly paper: LibrarianPaper;
  readonly siteUrl: string;
}

const librarianSheets: Readonly<
  Record<LibrarianPaper, (props: { readonly siteUrl: string }) => ReactNode>
> = {
  bookmarks: Bookmarks,
  'shelf-talker': ShelfTalker,
  poster: Poster,
  'talk-cards': TalkCards,
  handout: Handout,
};

export function LibrarianPaperDocument({ paper, siteUrl }: LibrarianPaperProps) {
  const { papers, back, about, heading } = librarianPapersCopy;
  const Sheets = librarianSheets[paper];
  const links = librarianPapers.map((one) => ({
    label: papers[one].name,
    href: librarianPaperPath(one),
    note: papers[one].note,
    isShown: one === paper,
  }));
  return (
    <PrintPreview
      back={{ label: back.label, href: back.to }}
      paper={{ name: papers[paper].name, about, note: papers[paper].note }}
      isLetter
      others={{ heading, links }}
    >
      <Sheets siteUrl={siteUrl} />
    </PrintPreview>
  );
}
