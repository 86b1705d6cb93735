import { inStep, type StoryStep, type WrittenStory } from '#content/story/story.ts';

/** Papers that hold the text of a story; each step has its own. */
const textPapers = ['class-sheet', 'two-languages', 'large-print', 'teacher', 'gap-sheet'] as const;

type TextPaper = (typeof textPapers)[number];

/** Papers that do not depend on the step. */
const otherPapers = ['word-cards', 'coach-card', 'letter-home'] as const;

/** The kinds of paper. */
export const paperKinds = [...textPapers, ...otherPapers] as const;

export type PaperKind = (typeof paperKinds)[number];

/** A paper of a story: a kind, of the easier text where its name says so. */
export type StoryPaper = PaperKind | `first-half-${TextPaper}`;

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

/** Lists the papers that can be made of what is written for a story, in the order in which they are printed. */
export function papersOf(story: WrittenStory): readonly StoryPaper[] {
  const { blocks, lesson } = story;
  if (blocks.length === 0) return [];
  const hasWords = lesson.words.length > 0;
  const textPapersOf = ({ spanish }: WrittenStory) =>
    textPapers.filter(
      (paper) =>
        (paper !== 'gap-sheet' || hasWords) && (paper !== 'two-languages' || spanish.length > 0),
    );
  const firstHalf = inStep(story, 'first-half');
  return [
    ...textPapersOf(story),
    ...(firstHalf ? textPapersOf(firstHalf).map((paper) => `first-half-${paper}` as const) : []),
    ...otherPapers.filter((paper) =>
      paper === 'word-cards'
        ? hasWords
        : paper !== 'coach-card' || Boolean(lesson.play ?? lesson.relate),
    ),
  ];
}

/** Returns the kind of a paper, and the story with the text that is on it. */
export function paperContents<Story extends WrittenStory>(
  story: Story,
  paper: StoryPaper,
): { readonly kind: PaperKind; readonly step: StoryStep; readonly story: Story } {
  const ofFirstHalf = textPapers.find((kind) => paper === `first-half-${kind}`);
  const kind = ofFirstHalf ?? paperKinds.find((one) => one === paper) ?? 'class-sheet';
  const step = ofFirstHalf ? 'first-half' : 'full-time';
  return { kind, step, story: inStep(story, step) ?? story };
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
