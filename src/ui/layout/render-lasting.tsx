import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** Milliseconds before a failed render is repeated: a component that always fails must not keep the page busy. */
const renderAgainAfterMs = 1_000;

/**
 * Renders into an element, and anew if an update fails because other people's software has changed what React
 * rendered. Returns a function that unmounts it.
 */
export function renderLasting(element: Element, content: ReactNode): () => void {
  let root: Root;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const render = () => {
    element.replaceChildren();
    root = createRoot(element, { onUncaughtError });
    flushSync(() => root.render(content));
  };
  function onUncaughtError() {
    if (!isEnded) timer = setTimeout(render, renderAgainAfterMs);
  }
  render();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    root.unmount();
  };
}
