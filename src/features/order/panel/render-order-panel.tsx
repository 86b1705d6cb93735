import { createRoot } from 'react-dom/client';
import { OrderPanel } from './order-panel.tsx';

/** Renders the order panel into an element. Returns a cleanup function. */
export function renderOrderPanel(place: Element): () => void {
  const root = createRoot(place);
  root.render(<OrderPanel />);
  return () => root.unmount();
}
