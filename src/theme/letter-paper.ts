import { fontFiles } from './font-files.gen.ts';

/**
 * US Letter, portrait, with margins of half an inch. Only the printable page has this rule. A named page is
 * not used, because Chrome 108 and 109 start a new sheet for each element.
 */
export const letterPaper = '@page{size:letter portrait;margin:.5in}';

/**
 * A bold face of its own, for documents that are printed or saved as a PDF: Firefox writes other weights of
 * a variable typeface as shapes, which nobody can search or copy.
 */
export const boldOnPaper = `@supports(-moz-appearance:none){@media print{@font-face{font-family:"Atkinson Next";src:url(${fontFiles.bold});font-weight:700}}}`;
