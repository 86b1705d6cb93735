import { fontFiles } from './font-files.gen.ts';

/**
 * US Letter, portrait, half an inch all round. A page that is made for it brings it along; no named
 * page, at which Chrome 108 and 109 begin a new sheet for each element.
 */
export const letterPaper = '@page{size:letter portrait;margin:.5in}';

/**
 * A bold face of its own, for documents that are printed or saved as a PDF: Firefox writes other weights of
 * a variable typeface as shapes, which nobody can search or copy.
 */
export const boldOnPaper = `@supports(-moz-appearance:none){@media print{@font-face{font-family:"Atkinson Next";src:url(${fontFiles.bold});font-weight:700}}}`;
