/** A word of the story, what it means there, and its Spanish word. */
export interface StoryWord {
  readonly word: string;
  readonly meaning: string;
  readonly spanish: string;
}

export const lessonParts = ['play', 'read', 'relate'] as const;

type LessonPart = (typeof lessonParts)[number];

/** What a class does with a story (decision 34). A part that nobody has written is not there. */
export interface Lesson extends Readonly<Partial<Record<LessonPart, string>>> {
  readonly words: readonly StoryWord[];
  /** Waits for the owner. */
  readonly sample: boolean;
  /** The Spanish words wait for a native reader. */
  readonly spanishSample: boolean;
}
