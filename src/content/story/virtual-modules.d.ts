declare module 'virtual:story-summaries' {
  /** Every story, newest first. */
  export const storySummaries: readonly import('./story.ts').StorySummary[];
  /** Size in bytes of the EPUB with the newest stories. */
  export const booksBytes: number;
}

declare module 'virtual:story-bodies' {
  /** Loaders of the texts by story id. */
  export const storyBodies: ReadonlyMap<
    number,
    () => Promise<{ readonly storyBody: import('./story.ts').StoryBody }>
  >;
}
