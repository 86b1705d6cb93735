import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** The line about the outbox, whose code comes after the form's own. Its place is kept. */
export function WaitingPlace() {
  const [line, setLine] = useState<ReactNode>();
  useEffect(() => {
    import('./waiting-line.tsx').then(
      ({ WaitingLine }) => setLine(<WaitingLine />),
      // The form works without it.
      () => undefined,
    );
  }, []);
  return <Place>{line}</Place>;
}

const Place = styled.p`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  max-width: none;
  min-height: 3.2em;
  margin: 1.25rem 0 0;
  line-height: 1.45;
`;
