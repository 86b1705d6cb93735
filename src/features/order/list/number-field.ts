import { copiesRange } from '#content/copy/parts/copies.ts';

/** Agrees with `parseCopies`; a browser marks what does not, before React is there as well. */
export const numberField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  required: true,
  pattern: '\\s*0*[1-9]\\d?\\d?\\s*',
  title: copiesRange,
} as const;
