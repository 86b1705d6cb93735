import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readingBarCopy } from '#content/copy/parts/reading-bar.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { unlockSpeech } from '#platform/device/unlock-speech.ts';
import { notify } from '#ui/toast/notify.ts';
import { shownText } from './shown-text.ts';
import type { ToolId } from './tool.ts';
import { usePreference } from './use-preference.ts';

/** Tools that open at the bottom of the window, where there is room for only one. */
const atFoot = ['listen', 'minute'] as const;

type OpenTools = Readonly<Partial<Record<ToolId, ReactNode>>>;

const loadTools = () => import('./tools.tsx');

/** Returns the actions of the bar's buttons and what the open tools render. */
export function useReadingTools() {
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenTools>({});
  const show = (id: ToolId, node?: ReactNode) => setOpen((before) => ({ ...before, [id]: node }));

  async function press(id: ToolId): Promise<void> {
    if (id === 'listen') unlockSpeech();
    try {
      const { tools } = await loadTools();
      const text = shownText();
      if (open[id]) {
        show(id);
        tools[id].onClose?.();
      } else if (text) {
        const showOnly = (node: ReactNode) => {
          // Another tool may have opened while this one was loading, so close both first.
          if (id === 'listen' || id === 'minute') atFoot.forEach((other) => show(other));
          show(id, node);
        };
        await tools[id].open({ text, show: showOnly });
      }
    } catch {
      notifyLoadFailed();
    }
  }

  async function pressNextReader(): Promise<void> {
    try {
      const { resetForNextReader } = await loadTools();
      setOpen({});
      resetForNextReader();
    } catch {
      notifyLoadFailed();
    }
  }

  // The bar is hydrated only when it is near the screen, so preload the tools.
  useEffect(() => void loadTools().catch(() => undefined), []);

  // These tools stay on when the reader opens another story, and go on and off together in all tabs.
  const ruler = usePreference('ruler');
  const both = usePreference('both');
  useEffect(() => {
    for (const [id, preference] of Object.entries({ ruler, both })) {
      const button = bar.current?.querySelector<HTMLElement>(`[data-tool=${id}]`);
      const isPressed = button?.getAttribute('aria-pressed') === 'true';
      if (isPressed !== Boolean(preference)) button?.click();
    }
  }, [ruler, both]);

  return { bar, open, press, pressNextReader };
}

/** Says that the code of the tools did not load. */
function notifyLoadFailed(): void {
  notify({ tone: 'failure', ...readingBarCopy.lost, dismiss: siteCopy.dismissToast });
}
