import type { PageLink } from './link.ts';
import { books, grassroots, schools } from './navigation.ts';
import type { PagePath, UnpublishedPath } from './page-path.ts';

/** Where the fallback page sends a visitor of an unpublished page (decision 8). */
export const tryInstead = {
  '/testimonials': books,
  '/partners': grassroots,
  '/for-teachers': schools,
  '/for-parents': books,
} as const satisfies Record<UnpublishedPath, PageLink & { readonly to: PagePath }>;
