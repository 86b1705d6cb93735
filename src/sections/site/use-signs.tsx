import { useEffect, useState, type ReactNode } from 'react';

/** The mark and the bar, once their code is there; without it a page is a page all the same. */
export function useSigns(): ReactNode {
  const [signs, setSigns] = useState<ReactNode>();
  useEffect(() => {
    import('./signs/signs.tsx').then(
      ({ Signs }) => setSigns(<Signs />),
      () => undefined,
    );
  }, []);
  return signs;
}
