import { inStep, type StoryStep, type WrittenStory } from '#content/story/story.ts';

/** Papers that hold the text of a story; each step has its own. */
const textPapers = ['class-sheet', 'two-languages', 'large-print', 'teacher', 'gap-sheet'] as const;

type TextPaper = (typeof textPapers)[number];

/** Papers that do not depend on the step. */
const otherPapers = ['word-cards', 'coach-card', 'letter-home'] as const;

export const paperKinds = [...textPapers, ...otherPapers] as const;

export type PaperKind = (typeof paperKinds)[number];

/** Name of a story's paper: its kind, with the prefix `first-half-` for the easier text. */
export type StoryPaper = PaperKind | `first-half-${TextPaper}`;

/** A document with one paper of a story, or with all of them. */
export interface StoryPaperEntry<Story extends WrittenStory = WrittenStory> {
  readonly path: string;
  readonly story: Story;
  readonly paper: StoryPaper | 'everything';
}

/** Papers for US librarians, made from the catalogue. */
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

/** Lists the papers that a story's texts and lesson allow, in the order in which they print. */
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

/** Returns the kind and step of a paper, and the story with the text of that step. */
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
