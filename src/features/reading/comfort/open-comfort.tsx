import type { ToolPlace } from '../tool.ts';
import { ComfortPanel } from './comfort-panel.tsx';
import { layLook } from './lay-look.ts';

/** Size, space, paper and letters of all stories. */
export function openComfort({ show }: ToolPlace): void {
  layLook();
  show(<ComfortPanel />);
}
