type PageLanguage = 'en-GB' | 'en-US';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** `en-US` for US spelling, "soccer" and grades (decision 27); the default is en-GB. */
  readonly lang?: PageLanguage;
}

/** Copy of a page: its head, then its sections from top to bottom. */
export interface PageCopy {
  readonly head: Head;
  readonly [section: string]: unknown;
}
