import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { rethrow } from '#platform/page/rethrow.ts';
import { restoreFields, watchFields } from './typed-fields.ts';

interface IslandOptions {
  readonly element: HTMLElement;
  readonly Component: ComponentType<object>;
  readonly props: object;
  readonly identifierPrefix: string;
}

/** Number of failures in a row, without a press between them, after which the next render waits. */
const maxAttempts = 3;

/** Milliseconds of that wait. A render that lasts this long resets the number. */
const heldAfter = 10_000;

/**
 * Hydrates an island. Resolves, when the component has mounted, with a function that unmounts it.
 *
 * Other people's software changes documents. If the markup was changed before hydration, React
 * renders the island again in its own element. If an update fails because of such a change, or a
 * field was replaced by a copy that React does not know, this module does the same. Typed text is
 * kept, and nothing outside the island changes.
 */
export function hydrateIsland(options: IslandOptions): Promise<() => void> {
  const { element, Component, props, identifierPrefix } = options;
  // Firefox restores `disabled` after a reload, and React hydrates no attribute: a field that was
  // disabled while its form was sent would stay so.
  for (const control of element.querySelectorAll('[disabled]')) control.removeAttribute('disabled');
  const fields = watchFields(element);
  let attempts = 0;
  let root: Root;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const { signal } = controller;
  // Where software keeps changing the markup, every press fails, so such failures do not add up.
  for (const type of ['pointerdown', 'keydown'])
    element.addEventListener(type, () => (attempts = 0), { signal, capture: true });
  const end = () => {
    controller.abort();
    clearTimeout(timer);
    fields.stop();
    root.unmount();
  };
  return new Promise((resolve) => {
    const onReplaced = () => {
      attempts += 1;
      if (attempts < maxAttempts) renderAgain();
    };
    const onCommit = () => {
      restoreFields(element, fields.latest());
      fields.onReplaced(onReplaced);
      const held = setTimeout(() => (attempts = 0), heldAfter);
      return () => clearTimeout(held);
    };
    const onReady = () => resolve(end);
    const content = (): ReactNode => (
      <Ready onCommit={onCommit} onReady={onReady}>
        <Component {...props} />
      </Ready>
    );
    const renderAgain = () => {
      root.unmount();
      element.replaceChildren();
      root = createRoot(element, { identifierPrefix, onUncaughtError });
      flushSync(() => root.render(content()));
    };
    const onUncaughtError = (error: unknown) => {
      if (signal.aborted) return;
      attempts += 1;
      const isLast = attempts >= maxAttempts;
      timer = setTimeout(renderAgain, isLast ? heldAfter : 0);
      if (isLast) rethrow(error);
    };
    // Runs all effects in the same task: until then components do not follow their stores, and a
    // key press would be lost.
    flushSync(() => {
      root = hydrateRoot(element, content(), {
        identifierPrefix,
        onUncaughtError,
        onRecoverableError: (error) => import.meta.env.DEV && console.error(error),
      });
    });
  });
}

interface ReadyProps {
  /**
   * Called in the task in which elements are replaced, so that no key press is lost. Returns a cleanup
   * function.
   */
  readonly onCommit: () => () => void;
  /** Called after the effects of the children. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onCommit, onReady, children }: ReadyProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onReady, [onReady]);
  return children;
}
