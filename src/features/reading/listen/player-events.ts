import { isInShadowRoot } from '#platform/page/is-in-shadow-root.ts';
import type { Reader } from './create-reader.ts';
import { isSpeaking } from './listening.ts';
import type { PageSentence } from './page-sentences.ts';

const controls = 'a,button,input,select,textarea,summary,[contenteditable],[role=dialog]';
/** Elements in which the arrow keys have a meaning of their own. */
const arrowControls =
  'input,select,textarea,[contenteditable],[role=tab],[role=radio],[role=menu] *';

/** Plays or pauses. */
export function toggle({ state, dispatch }: Pick<Reader, 'state' | 'dispatch'>): void {
  dispatch({ type: isSpeaking(state.getState()) ? 'pause' : 'play' });
}

/**
 * Handles Space (play and pause) and the left and right arrows (previous and next sentence). Returns a
 * cleanup function.
 */
export function watchKeys(reader: Pick<Reader, 'state' | 'dispatch'>): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.defaultPrevented || isInShadowRoot(event)) return;
    const isIn = (selector: string) => target instanceof Element && target.closest(selector);
    // Space has no effect of its own on a radio button that is checked.
    if (key === ' ' && (!isIn(controls) || isIn('[type=radio]:checked'))) {
      // A held key repeats its event.
      if (!event.repeat) toggle(reader);
    } else if (key === 'ArrowLeft' && !isIn(arrowControls)) reader.dispatch({ type: 'previous' });
    else if (key === 'ArrowRight' && !isIn(arrowControls)) reader.dispatch({ type: 'next' });
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/**
 * Calls back when a sentence is pressed, but not for links and buttons in it or when text is selected.
 * Returns a cleanup function.
 */
export function onSentencePress(
  sentences: () => readonly PageSentence[],
  onPress: (at: number) => void,
): () => void {
  const texts = document.querySelectorAll<HTMLElement>('[data-story-text]');
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(controls)) return;
    if (getSelection()?.isCollapsed === false) return;
    const at = sentences().findIndex(({ element }) => element.contains(target));
    if (at >= 0) onPress(at);
  };
  for (const text of texts) {
    text.addEventListener('click', onClick);
    // Changes the cursor over sentences.
    text.dataset['listening'] = '';
  }
  return () => {
    for (const text of texts) {
      text.removeEventListener('click', onClick);
      delete text.dataset['listening'];
    }
  };
}
