import { siteCopy } from '#content/copy/parts/site.ts';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { focusMain } from '#platform/page/focus-main.ts';
import { notify } from '#ui/toast/notify.ts';
import { cancelFontLoading, openComfort } from './comfort/comfort-panel.tsx';
import { openListen } from './listen/open-listen.tsx';
import { forgetPreferences, setPreference } from './preferences.ts';
import { endRuler, openRuler } from './ruler/ruler.tsx';
import type { Tool, ToolId, ToolPlace } from './tool.ts';

/** Tools by the id of their button in the bar (pages/story/reading-bar.island.tsx). */
export const tools: Readonly<Record<ToolId, Tool>> = {
  listen: { open: openListen },
  comfort: { open: openComfort },
  ruler: { open: openRuler, onClose: endRuler },
  both: { open: showBoth, onClose: hideBoth },
  minute: { open: async (place) => (await import('./minute/open-minute.tsx')).openMinute(place) },
};

/** Shows both languages in all stories; documents contain both (pages/story/story-column.tsx). */
function showBoth({ show }: ToolPlace): void {
  setPreference('both', 'on');
  show(<></>);
}

function hideBoth(): void {
  setPreference('both', undefined);
}

/** Resets preferences and scroll position for another child on the same device. */
export function resetForNextReader(): void {
  cancelFontLoading();
  forgetPreferences();
  scrollTo({ top: 0, behavior: 'instant' });
  // The pressed button is hidden when there are no preferences.
  focusMain();
  notify({ tone: 'success', ...readingCopy.nextReader, dismiss: siteCopy.dismissToast });
}
