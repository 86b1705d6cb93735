import type { OwnerValue } from '#content/owner-value.ts';

export type GuideSectionId = 'core' | 'extension' | 'novels';

export interface GuidePlace {
  readonly section: GuideSectionId;
  /** The number in front of the book; runs through all three sections. */
  readonly no: number;
}

export interface Book {
  readonly key: string;
  readonly title: OwnerValue;
  readonly author: OwnerValue;
  /** The unique key: thirteen digits, or `PENDING-…` while unknown. */
  readonly isbn: OwnerValue;
  readonly level: OwnerValue;
  /** Ends in the reading-level line (section 3 of the specification). */
  readonly description: string;
  /** A few words for the print guide. */
  readonly blurb: string;
  readonly coverUrl: `/art/cover-${string}.svg`;
  readonly publisher?: 'HATRIQA';
  /** The two guides list different numbers of books (decision 21). */
  readonly guides: { readonly buying?: GuidePlace; readonly print?: GuidePlace };
}

export const coverSize = { width: 300, height: 420 } as const;
