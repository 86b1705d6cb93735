/**
 * US Letter, portrait, half an inch all round. A page that is made for it brings it along; no named
 * page, at which Chrome 108 and 109 begin a new sheet for each element.
 */
export const letterPaper = '@page{size:letter portrait;margin:.5in}';
