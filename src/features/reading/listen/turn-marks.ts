import type { StoreApi } from 'zustand/vanilla';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import { isReadByChild, hasNoVoice, type Listening } from './listening.ts';
import type { PageSentence } from './page-sentences.ts';

/** Attributes of a sentence: its reader's name, and `read`, `now` (a child's turn) or `open`. */
export const turnAttributes = { reader: 'data-turn', state: 'data-turn-state' } as const;

const { voice, child, first, second } = listeningCopy.turns.readers;

/** Returns who reads a sentence, in the words of the page. */
export function readerName(state: Listening, at: number): string {
  if (hasNoVoice(state)) return isReadByChild(state, at) ? second : first;
  return isReadByChild(state, at) ? child : voice;
}

/** Marks every sentence with its reader while turns are taken. Returns a cleanup function. */
export function markTurns(
  listSentences: () => readonly PageSentence[],
  state: StoreApi<Listening>,
): () => void {
  let marked: readonly PageSentence[] = [];
  const clear = () => {
    for (const { element } of marked)
      for (const name of Object.values(turnAttributes)) element.removeAttribute(name);
    marked = [];
  };
  const show = (now: Listening) => {
    const sentences = now.mode === 'turns' ? listSentences() : [];
    if (sentences !== marked) clear();
    marked = sentences;
    sentences.forEach(({ element }, index) => {
      const isNow = index === now.at && now.status === 'turn';
      const isRead = index < now.at || now.status === 'ended';
      element.setAttribute(turnAttributes.reader, readerName(now, index));
      element.setAttribute(turnAttributes.state, isNow ? 'now' : isRead ? 'read' : 'open');
    });
  };
  const unsubscribe = state.subscribe(show);
  show(state.getState());
  return () => {
    unsubscribe();
    clear();
  };
}
