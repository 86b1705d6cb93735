import type { Head } from '#content/page/head.ts';

/** Every page's copy: a head, then its sections from top to bottom. */
export interface PageCopy {
  readonly head: Head;
  readonly [section: string]: unknown;
}
