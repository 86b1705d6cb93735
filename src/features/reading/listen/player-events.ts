import type { Reader } from './create-reader.ts';
import { isSpeaking } from './listening.ts';
import type { PageSentence } from './page-sentences.ts';

const controls = 'a,button,input,select,textarea,summary,[contenteditable],[role=dialog]';
/** The arrow keys mean something of their own there. */
const arrowControls =
  'input,select,textarea,[contenteditable],[role=tab],[role=radio],[role=menu] *';

/** Play, or pause. */
export function toggle({ state, dispatch }: Pick<Reader, 'state' | 'dispatch'>): void {
  dispatch({ type: isSpeaking(state.getState()) ? 'pause' : 'play' });
}

/** Space plays and pauses, the left and right arrows change the sentence. */
export function watchKeys(reader: Pick<Reader, 'state' | 'dispatch'>): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const isIn = (selector: string) => target instanceof Element && target.closest(selector);
    if (key === ' ' && !isIn(controls)) toggle(reader);
    else if (key === 'ArrowLeft' && !isIn(arrowControls)) reader.dispatch({ type: 'before' });
    else if (key === 'ArrowRight' && !isIn(arrowControls)) reader.dispatch({ type: 'next' });
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** A press on a sentence starts there; not one on a link or word in it, nor one that selects text. */
export function onSentencePress(
  text: HTMLElement,
  sentences: readonly PageSentence[],
  onPress: (at: number) => void,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(controls)) return;
    if (getSelection()?.isCollapsed === false) return;
    const at = sentences.findIndex(({ element }) => element.contains(target));
    if (at >= 0) onPress(at);
  };
  text.addEventListener('click', onClick);
  // For the pointer's shape over them.
  text.dataset['listening'] = '';
  return () => {
    text.removeEventListener('click', onClick);
    delete text.dataset['listening'];
  };
}
