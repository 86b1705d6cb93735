/**
 * US Letter, portrait, with margins of half an inch. Only the printable page has this rule. A named page is
 * not used, because Chrome 108 and 109 start a new sheet for each element.
 */
export const letterPaper = '@page{size:letter portrait;margin:.5in}';
