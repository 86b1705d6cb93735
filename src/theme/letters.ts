import { letterFiles } from './font-files.gen.ts';

export type Letters = keyof typeof letterFiles;

/** Typefaces that a reader of stories may choose: where each is. Its family is `letters-` and its name. */
export const letters: Readonly<Record<Letters, string>> = letterFiles;
