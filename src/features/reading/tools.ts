import { siteCopy } from '#content/copy/parts/site.ts';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { notify } from '#ui/toast/notify.ts';
import { openComfort } from './comfort/comfort-panel.tsx';
import { openListen } from './listen/open-listen.tsx';
import { forgetPreferences } from './preferences.ts';
import { endRuler, openRuler } from './ruler/ruler.tsx';
import type { Tool, ToolId } from './tool.ts';

/** What the buttons of the bar open (pages/story/reading-bar.island.tsx). */
export const tools: Readonly<Record<ToolId, Tool>> = {
  listen: { open: openListen },
  comfort: { open: openComfort },
  ruler: { open: openRuler, onClose: endRuler },
};

/** Hands the device to another child: nothing is chosen, kept or open, and the story begins again. */
export function welcomeNextReader(bar: HTMLElement): void {
  forgetPreferences();
  scrollTo({ top: 0, behavior: 'instant' });
  // The pressed button goes, because nothing is left to forget.
  bar.querySelector('button')?.focus({ preventScroll: true });
  notify({ tone: 'success', ...readingCopy.nextReader, dismiss: siteCopy.dismissToast });
}
