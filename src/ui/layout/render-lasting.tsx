import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { rethrow } from '#platform/page/rethrow.ts';

/** Milliseconds before the content is rendered again: software that changes it at once must not keep the page busy. */
const renderAgainAfterMs = 1_000;

/**
 * Renders into an element, and again if an update fails because other people's software has changed what React
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
  function onUncaughtError(error: unknown) {
    if (isEnded) return;
    // React cannot find an element where it was; every other error is a fault of ours.
    if (error instanceof DOMException) timer = setTimeout(render, renderAgainAfterMs);
    else rethrow(error);
  }
  render();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    root.unmount();
  };
}
