import { statusCopy } from '#content/copy/parts/status.ts';
import { showAppBadge } from '#features/install/show-app-badge.ts';
import {
  type DeviceStatus,
  deviceStatus,
  subscribeToDevice,
} from '#features/offline/device-status.ts';
import { currentEntries, readEntriesIfAny, subscribeToEntries } from '#features/outbox/entries.ts';
import { setText } from '#platform/page/set-text.ts';

const tones = {
  offline: 'off',
  waiting: 'none',
  notSent: 'none',
  saving: 'busy',
  partly: 'busy',
  saved: 'done',
} as const;

/** Statuses that are also announced to screen readers, because a change of the badge is easy to miss. */
const announced: readonly DeviceStatus['kind'][] = ['offline', 'waiting', 'notSent'];

/** Keeps the badge in the header up to date. */
export function updateStatusBadge(): void {
  subscribeToDevice(show);
  subscribeToEntries(readEntriesIfAny, show);
  show();
}

function show(): void {
  const { status: known, waiting, notSent } = currentEntries();
  if (known === 'known') showAppBadge(waiting);
  const status = deviceStatus({ waiting, notSent });
  // The live region's text does not contain counts, so that a change is announced once.
  setText(
    document.querySelector('[data-status-announced]'),
    status && announced.includes(status.kind) ? statusText(status) : '',
  );
  const place = document.querySelector<HTMLElement>('[data-status]');
  if (!place) return;
  place.hidden = !status;
  if (!status) return;
  const count = status.kind === 'notSent' ? notSent : waiting;
  place.querySelector('a')?.setAttribute('data-tone', tones[status.kind]);
  setText(document.querySelector('[data-status-words]'), statusText(status));
  setText(document.querySelector('[data-status-count]'), count > 0 ? String(count) : '');
}

function statusText(status: DeviceStatus): string {
  const { saving, partly, ...others } = statusCopy.badge;
  if (status.kind === 'saving') return saving(status.held, status.total);
  if (status.kind === 'partly') return partly(status.held, status.total);
  return others[status.kind];
}
