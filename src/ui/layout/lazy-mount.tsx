import { type ComponentType, useEffect, useState } from 'react';

interface LazyMountProps {
  readonly isWanted: boolean;
  /** A stable function that loads the component. */
  readonly load: () => Promise<ComponentType>;
}

/** Loads and mounts a component once it is wanted, for parts that few visitors see. */
export function LazyMount({ isWanted, load }: LazyMountProps) {
  const [Component, setComponent] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (component) => setComponent(() => component),
      // The load failed; it is tried again when the component is wanted next.
      () => undefined,
    );
  }, [isWanted, load]);
  return isWanted && Component ? <Component /> : null;
}
