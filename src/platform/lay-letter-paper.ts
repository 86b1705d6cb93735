/**
 * US Letter, portrait, half an inch all round, for as long as its page is there: other pages are
 * printed as the printer has it. No named page: at one Chrome 108 and 109 begin a new sheet for each
 * element.
 */
export const letterPaper = '@page{size:letter portrait;margin:.5in}';

/** The built file of that page brings the rule along. */
export function layLetterPaper(): () => void {
  const style =
    document.querySelector<HTMLStyleElement>('style[data-paper]') ??
    document.head.appendChild(document.createElement('style'));
  if (style.sheet?.cssRules.length === 0) style.sheet.insertRule(letterPaper);
  return () => style.remove();
}
