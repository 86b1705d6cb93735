type PageLanguage = 'en-GB' | 'en-US';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** `en-US`: US spelling, "soccer" and grades (decision 27). Without it the page is British. */
  readonly lang?: PageLanguage;
}

/** Every page's copy: a head, then its sections from top to bottom. */
export interface PageCopy {
  readonly head: Head;
  readonly [section: string]: unknown;
}
