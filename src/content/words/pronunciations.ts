/**
 * Pronunciations that the speech engine gets instead of words on the page. Whole words match, with
 * the same capitals; longer ones first.
 */
export const pronunciations: Readonly<Record<string, string>> = {
  '™': '',
  AASL: 'A A S L',
  FA: 'F A',
  HATRIQA: 'Hatrika',
  IOE: 'I O E',
  QS: 'Q S',
  UCL: 'U C L',
  '2004/05': '2004 to 2005',
};
