import { useEffect, useRef, useState, type ReactNode } from 'react';
import { siteCopy } from '#content/copy/parts/site.ts';
import { storyCopy } from '#content/copy/story.ts';
import { wakeSpeech } from '#platform/device/wake-speech.ts';
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
