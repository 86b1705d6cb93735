import { choose, chosen } from '../memory.ts';
import type { ToolPlace } from '../tool.ts';
import { Ruler } from './ruler.tsx';

/** Shows one line, or three, and veils the rest of the story; holds for all stories. */
export function openRuler({ text, show }: ToolPlace): void {
  choose('ruler', chosen('ruler') === '3' ? '3' : '1');
  const end = () => {
    endRuler();
    show(null);
  };
  show(<Ruler column={text} onEnd={end} />);
}

export function endRuler(): void {
  choose('ruler', undefined);
}
