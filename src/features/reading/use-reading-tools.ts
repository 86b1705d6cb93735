import { useEffect, useRef, useState, type ReactNode } from 'react';
import { siteCopy } from '#content/copy/parts/site.ts';
import { storyCopy } from '#content/copy/story.ts';
import { notify } from '#ui/toast/notify.ts';
import type { ToolId } from './tool.ts';

type Drawn = Readonly<Partial<Record<ToolId, ReactNode>>>;

/** The tools' code, in one file of its own. Asked for when somebody comes near the bar. */
export const loadTools = () => import('./tools.ts');

/** What the bar's buttons do, and what their tools have drawn below them. */
export function useReadingTools() {
  const bar = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<Drawn>({});
  const show = (id: ToolId, node?: ReactNode) => setDrawn((before) => ({ ...before, [id]: node }));

  async function press(id: ToolId): Promise<void> {
    if (id === 'listen') wakeSpeech();
    try {
      const { tools } = await loadTools();
      const text = document.querySelector<HTMLElement>('[data-story-text]');
      if (drawn[id]) {
        show(id);
        tools[id].onOff?.();
      } else if (text) tools[id].open({ text, show: (node) => show(id, node) });
    } catch {
      notify({ tone: 'failure', ...storyCopy.comfort.lost, dismiss: siteCopy.dismissToast });
    }
  }

  async function pressNextReader(): Promise<void> {
    setDrawn({});
    const { welcomeNextReader } = await loadTools();
    if (bar.current) welcomeNextReader(bar.current);
  }

  // Who reads line by line does so in the next story as well.
  useEffect(() => {
    if (document.documentElement.dataset.read?.includes('ruler-'))
      bar.current?.querySelector<HTMLElement>('[data-tool=ruler]')?.click();
  }, []);

  return { bar, drawn, press, pressNextReader };
}

/**
 * iPads let a page speak only from a press, and code that comes by the press comes after it: an empty
 * word, said in the press itself, opens the way. Only there: behind Linux's speech-dispatcher Chromium
 * never speaks again after an empty word.
 */
function wakeSpeech(): void {
  if ('GestureEvent' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
