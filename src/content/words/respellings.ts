/**
 * Words that engines say wrongly, and what is given to them instead; the page keeps the word. Whole words
 * only, capitals as here. Longer ones go first.
 */
export const respellings: Readonly<Record<string, string>> = {
  '™': '',
  AASL: 'A A S L',
  FA: 'F A',
  HATRIQA: 'Hatrika',
  IOE: 'I O E',
  QS: 'Q S',
  UCL: 'U C L',
  '2004/05': '2004 to 2005',
};
