import { letterPaper } from '#theme/letter-paper.ts';

/**
 * Letter paper for as long as its page is there: others are printed as the printer has it. The built
 * file of that page brings the style along.
 */
export function layLetterPaper(): () => void {
  const style =
    document.querySelector<HTMLStyleElement>('style[data-paper]') ??
    document.head.appendChild(document.createElement('style'));
  if (style.sheet?.cssRules.length === 0) style.sheet.insertRule(letterPaper);
  return () => style.remove();
}
