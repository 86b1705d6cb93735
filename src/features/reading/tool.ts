import type { ReactNode } from 'react';
import { shownText } from './shown-text.ts';

/** The tools of the reading bar, in its order. */
export type ToolId = 'listen' | 'comfort' | 'ruler' | 'both' | 'minute';

/** Argument of a tool's `open`, which is called when its button is pressed. */
export interface ToolPlace {
  /** Column with the story's text. */
  readonly text: HTMLElement;
  /**
   * Renders the tool below the bar's buttons and marks its button as on; the next press unmounts the tool.
   * `undefined` closes it.
   */
  readonly show: (content: ReactNode) => void;
}

export interface Tool {
  /** Called on a press. */
  readonly open: (place: ToolPlace) => void | Promise<void>;
  /** Called when the reader closes the tool with its button, but not when the page is left. */
  readonly onClose?: () => void;
}

/** Returns a function that closes a tool and moves the focus back to the button that opened it. */
export function createClose({ show }: ToolPlace): () => void {
  const opener = document.activeElement;
  return () => {
    show(undefined);
    // Unmounting removes the pressed button, and the focus with it.
    if (opener instanceof HTMLElement) returnFocus(opener);
  };
}

/**
 * Moves the focus to a button of the bar; where it is out of the window, to the first paragraph that
 * begins in the window, so that neither the place in the text nor the focus is lost.
 */
export function returnFocus(button: HTMLElement): void {
  const begins = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  };
  const paragraphs = shownText()?.querySelectorAll<HTMLElement>('[data-paragraph]') ?? [];
  const target = begins(button) ? button : ([...paragraphs].find(begins) ?? button);
  if (target !== button) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
