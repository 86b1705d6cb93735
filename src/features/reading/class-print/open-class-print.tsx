import type { ToolPlace } from '../tool.ts';
import { ClassPrint } from './class-print.tsx';

/** Three papers of the story: for every child, in large letters, and for who listens. */
export function openClassPrint({ text, show }: ToolPlace): void {
  show(<ClassPrint text={text} />);
}
