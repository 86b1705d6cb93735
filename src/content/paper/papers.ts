import type { WrittenStory } from '#content/story/story.ts';

/** Papers of a story, in the order in which they are printed. */
export const storyPapers = [
  'class-sheet',
  'large-print',
  'teacher',
  'gap-sheet',
  'word-cards',
  'coach-card',
  'letter-home',
] as const;

export type StoryPaper = (typeof storyPapers)[number];

/** A document with one paper of a story, or with all of them. */
export interface StoryPaperEntry<Story extends WrittenStory = WrittenStory> {
  readonly path: string;
  readonly story: Story;
  readonly paper: StoryPaper | 'everything';
}

/** Papers for US librarians, from the catalogue. */
export const librarianPapers = [
  'bookmarks',
  'shelf-talker',
  'poster',
  'talk-cards',
  'handout',
] as const;

export type LibrarianPaper = (typeof librarianPapers)[number];

export function librarianPaperPath(paper: LibrarianPaper): string {
  return `/paper/${paper}`;
}

export function paperPath(id: number, paper: StoryPaperEntry['paper']): `/stories/${string}` {
  return `/stories/${id}/${paper}`;
}

/** Lists the papers that can be made of what is written for a story. */
export function papersOf({ blocks, lesson }: WrittenStory): readonly StoryPaper[] {
  if (blocks.length === 0) return [];
  const has: Readonly<Partial<Record<StoryPaper, boolean>>> = {
    'gap-sheet': lesson.words.length > 0,
    'word-cards': lesson.words.length > 0,
    'coach-card': Boolean(lesson.play ?? lesson.relate),
  };
  return storyPapers.filter((paper) => has[paper] ?? true);
}

export function paperPages<Story extends WrittenStory>(
  stories: readonly Story[],
): readonly StoryPaperEntry<Story>[] {
  return stories.flatMap((story) => {
    const papers = papersOf(story);
    return (papers.length > 0 ? [...papers, 'everything' as const] : []).map((paper) => ({
      path: paperPath(story.id, paper),
      story,
      paper,
    }));
  });
}

/**
 * Words on the first page and on each further one, measured in Chromium on US Letter. Papers that
 * do not show the text take one page.
 */
const wordsPerPage: Readonly<Partial<Record<StoryPaper, readonly [number, number]>>> = {
  'class-sheet': [370, 600],
  'large-print': [120, 230],
  teacher: [430, 590],
  'gap-sheet': [390, 530],
};

/** Estimates the number of pages of a paper. */
export function pageCount(paper: StoryPaper, words: number): number {
  const [first, next] = wordsPerPage[paper] ?? [Infinity, 1];
  return 1 + Math.max(0, Math.ceil((words - first) / next));
}
