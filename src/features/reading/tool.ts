import type { ReactNode } from 'react';

/** The tools of the bar "Read it your way", in its order. */
export type ToolId = 'listen' | 'comfort' | 'ruler';

/** What the bar gives a tool whose button was pressed. */
export interface ToolPlace {
  /** The story's column of text: paragraphs, lists, sub-headings and slips. */
  readonly text: HTMLElement;
  /**
   * Renders the tool below the bar's buttons; its button then says that it is on, and the next press
   * unmounts the tool. Nothing: the tool is off.
   */
  readonly show: (content: ReactNode) => void;
}

export interface Tool {
  /** Called from the press. */
  readonly open: (place: ToolPlace) => void;
  /** Called when the reader closes it by its button; not when the story is left. */
  readonly onClose?: () => void;
}
