import { type ComponentType, useEffect, useState } from 'react';

interface LateProps {
  readonly isWanted: boolean;
  /** Keeps its identity. */
  readonly load: () => Promise<ComponentType>;
}

/** What few visitors see: its code comes when it is wanted, and it is nothing until then. */
export function Late({ isWanted, load }: LateProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (part) => setPart(() => part),
      // It did not come: the next time that it is wanted it is asked for again.
      () => undefined,
    );
  }, [isWanted, load]);
  return isWanted && Part ? <Part /> : null;
}
