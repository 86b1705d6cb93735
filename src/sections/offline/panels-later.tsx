import { useEffect, useState, type ComponentType } from 'react';
import styled from 'styled-components';

/** The panels ask the worker and the outbox, so nothing of them can be prerendered: they come later. */
export function PanelsLater() {
  const [Panels, setPanels] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./panels.tsx').then(
      (module) => setPanels(() => module.Panels),
      () => {
        // Not loaded: the page's first words already say that something is missing.
      },
    );
  }, []);
  return Panels ? <Panels /> : <Room />;
}

/** Keeps the footer where it will be. */
const Room = styled.div`
  min-height: 60vh;
`;
