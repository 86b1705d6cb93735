import type { ToolPlace } from '../tool.ts';
import { ComfortPanel } from './comfort-panel.tsx';

/** Size, space, paper and letters of all stories. */
export function openComfort({ show }: ToolPlace): void {
  show(<ComfortPanel />);
}
