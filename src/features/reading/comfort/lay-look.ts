import { chosenCss } from '#theme/chosen-css.ts';
import { lookStyle } from '../hold-choices.ts';
import { chosen } from '../memory.ts';
import { isCut, loadLetters } from './load-letters.ts';

/** Gives a page that was not built with them the styles of what can be chosen; once. */
export function layLook(): void {
  if (lookStyle()) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.dataset['look'] = '';
  for (const rule of chosenCss()) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}

/** The same, and the chosen letters with it. Where they do not come, the usual ones stand. */
export async function holdLook(): Promise<void> {
  layLook();
  const letters = chosen('letters');
  if (isCut(letters)) await loadLetters(letters);
}
