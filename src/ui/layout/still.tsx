import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  useRef,
  useSyncExternalStore,
} from 'react';

/** What an element holds: drawn by React, or markup that the build has made. */
type Content =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/** Nothing is compared, set or looked for inside. */
const asBuilt = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;

/**
 * The content of an element in which React changes nothing: where the build has drawn it, it stays as it
 * is and `draw` is not called; on a page that is opened later it is drawn like any other.
 */
export function useStill(draw: () => Content): Content {
  return useIsBuilt() ? asBuilt : draw();
}

interface StillProps extends ComponentProps<'div'> {
  readonly as?: ElementType;
  readonly draw: () => ReactNode;
}

/** An element around something still. */
export function Still({ as: Element = 'div', draw, ...props }: StillProps) {
  return <Element {...props} {...useStill(() => ({ children: draw() }))} />;
}

function useIsBuilt(): boolean {
  const memory = useRef(false);
  // React asks the last of these only where it joins what is there, or where the build draws.
  return useSyncExternalStore(
    neverChanges,
    () => memory.current,
    () => (memory.current = !import.meta.env.SSR),
  );
}

function neverChanges() {
  return () => {};
}
