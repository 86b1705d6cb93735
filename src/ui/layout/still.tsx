import { useState, useSyncExternalStore, type ComponentType } from 'react';

/** Nothing is compared, set or looked for inside. */
const asDrawn = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;

/**
 * A part of a page in which nothing ever changes: where the build has drawn it, it stays as it is, and
 * none of its functions run; on a page that is opened later it is drawn like any other. The part has no
 * properties and no state, needs no script, and its outermost element is a `section`.
 */
export function still(Part: ComponentType): ComponentType {
  if (import.meta.env.SSR) return Part;
  return function Still() {
    const [memory] = useState({ isDrawn: false });
    // React asks the last of these only where it joins what is there.
    const isDrawn = useSyncExternalStore(
      neverChanges,
      () => memory.isDrawn,
      () => (memory.isDrawn = true),
    );
    return isDrawn ? <section {...asDrawn} /> : <Part />;
  };
}

function neverChanges() {
  return () => {};
}
