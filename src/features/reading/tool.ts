import type { ReactNode } from 'react';

/** The tools of the bar "Read it your way", in its order. */
export type ToolId = 'listen' | 'comfort' | 'ruler' | 'both';

/** Passed to a tool when its button is pressed. */
export interface ToolPlace {
  /** Column with the story's text. */
  readonly text: HTMLElement;
  /**
   * Renders the tool below the bar's buttons; its button is then shown as pressed, and the next press
   * unmounts the tool. Without content the tool is off.
   */
  readonly show: (content: ReactNode) => void;
}

export interface Tool {
  /** Called on a press. */
  readonly open: (place: ToolPlace) => void;
  /** Called when the reader closes the tool with its button, but not when the page is left. */
  readonly onClose?: () => void;
}
