import { type ComponentType, useEffect, useState } from 'react';

interface LazyMountProps {
  readonly isWanted: boolean;
  /** Keeps its identity. */
  readonly load: () => Promise<ComponentType>;
}

/** Mounts a component that few visitors see: its code is loaded when it is wanted. */
export function LazyMount({ isWanted, load }: LazyMountProps) {
  const [Component, setComponent] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (component) => setComponent(() => component),
      // It did not load: the next time that it is wanted it is asked for again.
      () => undefined,
    );
  }, [isWanted, load]);
  return isWanted && Component ? <Component /> : null;
}
