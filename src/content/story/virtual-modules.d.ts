declare module 'virtual:story-summaries' {
  /** Every story, newest first. */
  export const storySummaries: readonly import('./story.ts').StorySummary[];
  /** How large the EPUB of all stories is. */
  export const booksBytes: number;
}

declare module 'virtual:story-bodies' {
  /** One lazy module per story, by id. */
  export const storyBodies: ReadonlyMap<
    number,
    () => Promise<{ readonly storyBody: import('./story.ts').StoryBody }>
  >;
}
