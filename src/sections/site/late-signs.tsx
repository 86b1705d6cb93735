import { useEffect, useState, type ReactNode } from 'react';

/**
 * The mark and the bar, once their code is there; without it a page is a page all the same. Their coming
 * is known here and no higher: the frame is not drawn again for it.
 */
export function LateSigns(): ReactNode {
  const [signs, setSigns] = useState<ReactNode>();
  useEffect(() => {
    import('./signs/signs.tsx').then(
      ({ Signs }) => setSigns(<Signs />),
      () => undefined,
    );
  }, []);
  return signs;
}
