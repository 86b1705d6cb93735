import { signsCopy } from '#content/copy/parts/signs.ts';
import { showAppBadge } from '#features/install/show-app-badge.ts';
import { currentMark, followDevice, type Mark } from '#features/offline/choose-mark.ts';
import { followEntries, glanceAtEntries, knownEntries } from '#features/outbox/use-entries.ts';

const tones = {
  offline: 'off',
  waiting: 'none',
  notSent: 'none',
  saving: 'busy',
  partly: 'busy',
  saved: 'done',
} as const;

/** What is told as well: nobody looks at the mark in the moment that it changes. */
const told: readonly Mark['kind'][] = ['offline', 'waiting', 'notSent'];

/** Has the mark in the header say what there is to say; it is looked for each time. Returns its undo. */
export function operateMark(): () => void {
  const undo = [followDevice(showMark), followEntries(glanceAtEntries, showMark)];
  showMark();
  return () => undo.forEach((stop) => stop());
}

function showMark(): void {
  const { status, waiting, notSent } = knownEntries();
  if (status === 'known') showAppBadge(waiting);
  const mark = currentMark({ waiting, notSent });
  // Always there, and the same while only the count changes: what changes in it is told once.
  write('[data-mark-told]', mark && told.includes(mark.kind) ? words(mark) : '');
  const place = document.querySelector<HTMLElement>('[data-mark]');
  if (!place) return;
  place.hidden = !mark;
  if (!mark) return;
  const badge = mark.kind === 'notSent' ? notSent : waiting;
  place.querySelector('a')?.setAttribute('data-tone', tones[mark.kind]);
  write('[data-mark] span > :first-child', words(mark));
  write('[data-mark] span > :last-child', badge > 0 ? String(badge) : '');
}

function words(mark: Mark): string {
  const { saving, partly, ...others } = signsCopy.mark;
  if (mark.kind === 'saving') return saving(mark.held, mark.total);
  if (mark.kind === 'partly') return partly(mark.held, mark.total);
  return others[mark.kind];
}

/** What is there already is not written again. */
function write(selector: string, text: string): void {
  const place = document.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}
