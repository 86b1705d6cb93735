import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { restoreFields, watchFields } from './typed-fields.ts';

interface IslandOptions {
  readonly element: HTMLElement;
  readonly Component: ComponentType<object>;
  readonly props: object;
  readonly identifierPrefix: string;
}

/** A component that fails this many times is left out. */
const mostAttempts = 3;

/**
 * Hydrates an island. Resolves, when the component has mounted, with a function that unmounts it.
 *
 * Other people's software changes documents. If the markup was changed before hydration, React renders the
 * island again in its own element; if an update fails because of such a change, or a field was replaced by a
 * copy that React does not know, this module does so. Typed text is kept, and nothing outside the island
 * changes.
 */
export function hydrateIsland(options: IslandOptions): Promise<() => void> {
  const { element, Component, props, identifierPrefix } = options;
  // Firefox restores a control as it was before a reload, and React hydrates no attribute: a field that
  // was resting while it was sent would rest for ever.
  for (const control of element.querySelectorAll('[disabled]')) control.removeAttribute('disabled');
  const fields = watchFields(element);
  let attempts = 0;
  let root: Root;
  const end = () => {
    fields.stop();
    root.unmount();
  };
  return new Promise((resolve) => {
    const onReplaced = () => {
      attempts += 1;
      if (attempts < mostAttempts) renderAgain();
    };
    const onCommit = () => {
      restoreFields(element, fields.latest());
      fields.onReplaced(onReplaced);
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
      attempts += 1;
      setTimeout(() => {
        if (attempts >= mostAttempts) throw error;
        renderAgain();
      });
    };
    // With all effects in one turn: a key between them would be lost, because components do not hear of changes
    // of their store yet.
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
  /** Called in the turn in which elements are replaced, so that no key is lost. */
  readonly onCommit: () => void;
  /** Called after the effects of the children. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onCommit, onReady, children }: ReadyProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onReady, [onReady]);
  return children;
}
