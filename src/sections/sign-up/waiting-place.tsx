import { useEffect, useState, type ReactNode } from 'react';

/** The line about the outbox, whose code comes after the form's own. */
export function WaitingPlace() {
  const [line, setLine] = useState<ReactNode>();
  useEffect(() => {
    import('./waiting-line.tsx').then(
      ({ WaitingLine }) => setLine(<WaitingLine />),
      // The form works without it.
      () => undefined,
    );
  }, []);
  return line;
}
