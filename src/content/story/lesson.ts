/** A word of the story with its meaning and its Spanish translation. */
export interface StoryWord {
  readonly word: string;
  readonly meaning: string;
  readonly spanish: string;
}

export const lessonParts = ['play', 'read', 'relate'] as const;

type LessonPart = (typeof lessonParts)[number];

/** Activities for a class (decision 34). A part that nobody has written is missing. */
export interface Lesson extends Readonly<Partial<Record<LessonPart, string>>> {
  readonly words: readonly StoryWord[];
  /** True until the owner confirms the lesson. */
  readonly sample: boolean;
  /** True until a native speaker confirms the Spanish words. */
  readonly spanishSample: boolean;
}
