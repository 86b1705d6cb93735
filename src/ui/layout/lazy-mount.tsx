import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '#platform/until-loaded.ts';

interface LazyMountProps<Props> {
  readonly isWanted: boolean;
  /** A stable function that loads the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Props of the component. */
  readonly props: Props;
}

/** Loads and mounts a component once it is wanted, for parts that few visitors see. */
export function LazyMount<Props extends object>({ isWanted, load, props }: LazyMountProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (isWanted) void untilLoaded(load).then((component) => setComponent(() => component));
  }, [isWanted, load]);
  return isWanted && Component ? <Component {...props} /> : null;
}
