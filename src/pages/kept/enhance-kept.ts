import { formatAge } from '#content/words/format-age.ts';
import { maskAddress } from '#features/outbox/entries.ts';
import { checkReadiness, registerWorker } from '#features/offline/worker-registration.ts';
import { offlineStore } from '#features/offline/offline-store.ts';
import { formatSize } from '#content/words/format-size.ts';
import { announceOutboxChange } from '#outbox/channel.ts';
import { loadOutbox, mayHoldItems } from '#outbox/load-outbox.ts';
import { setText } from '#platform/page/set-text.ts';
import { writeText } from '#platform/stored-text.ts';
import { workerContainer } from '#platform/worker/worker-control.ts';
import { measureCaches } from '#platform/worker/measure-caches.ts';
import { storageOffKey, setStorageOff } from '#shared/storage-off.ts';
import { within } from '#shared/within.ts';
import {
  databaseTimeoutMs,
  isOutboxStored,
  isStorageRefused,
  listStoredKeys,
  takeOff,
} from './take-off.ts';

/** Runs "Take it off this device" and "Do not keep it here". Returns a cleanup function. */
export function enhanceKept(page: HTMLElement): () => void {
  const find = (selector: string) => page.querySelector<HTMLElement>(selector);
  const part = (name: string) => find(`[data-part='${name}']`);
  const show = (name: string, isShown: boolean) => part(name)?.toggleAttribute('hidden', !isShown);
  const question = find('[role=dialog]');
  const alsoDelete = find('#delete-too');
  const headline = find('h1')?.textContent ?? '';
  const offLead = part('off-lead')?.textContent ?? '';
  let waiting: readonly WaitingSignUp[] = [];
  /** True also where the sign-ups could not be read. */
  let mayHoldSignUps = false;
  let retry: () => Promise<void> = async () => undefined;

  /** Reads the sign-ups that wait, and returns whether there are, or may be, any. */
  async function readWaiting(): Promise<boolean> {
    const found = await findWaiting();
    waiting = found ?? [];
    mayHoldSignUps = found?.length !== 0;
    return mayHoldSignUps;
  }

  let runs = 0;
  async function showState(): Promise<void> {
    const run = ++runs;
    const isOn = isStorageRefused();
    for (const button of page.querySelectorAll('[data-act=refuse]'))
      button.setAttribute('aria-pressed', String(isOn));
    show('refused', isOn);
    show('refused-waiting', waiting.length > 0);
    const bytes = (await measureCaches('')) ?? 0;
    // Measuring takes seconds, and an earlier call may end later.
    if (run !== runs) return;
    const now = part('now');
    const isEmpty = listStoredKeys().length === 0 && !mayHoldSignUps;
    if (bytes > 0) fill(now, formatSize(bytes));
    else setText(now, isEmpty ? (now?.dataset['none'] ?? '') : '');
  }

  async function openQuestion(): Promise<void> {
    await readWaiting();
    show('waiting', waiting.length > 0);
    for (const element of part('waiting')?.querySelectorAll<HTMLElement>('[data-many]') ?? [])
      fill(element, waiting.length);
    listWaiting(find('ul[data-line]'), waiting);
    if (alsoDelete instanceof HTMLInputElement) alsoDelete.checked = false;
    show('ask', true);
    question?.focus();
  }

  function cancel(): void {
    show('ask', false);
    find('[data-act=ask]')?.focus();
  }

  async function takeOffDevice(): Promise<void> {
    const isDeleted = alsoDelete instanceof HTMLInputElement && alsoDelete.checked;
    // "Do not keep it here" stays on.
    const refusal = isStorageRefused() ? 'device' : 'window';
    const left = await takeOff(refusal, async () => (await readWaiting()) && !isDeleted);
    if (isDeleted) {
      waiting = [];
      mayHoldSignUps = false;
      announceOutboxChange();
    }
    if (left.length > 0) return showLeft(left, takeOffDevice);
    for (const name of ['left', 'ask', 'here']) show(name, false);
    const lead = part('off-lead');
    const isOutboxLeft = waiting.length > 0 || (await isOutboxStored());
    setText(lead, isOutboxLeft ? (lead?.dataset['waiting'] ?? '') : offLead);
    await showCounts();
    show('off', true);
    const heading = find('h1');
    setText(heading, heading?.dataset['off'] ?? '');
    heading?.focus();
  }

  async function showCounts(): Promise<void> {
    const counts: Readonly<Record<string, number>> = {
      pages: (await measureCaches('')) ?? 0,
      texts: listStoredKeys().length,
      cookies: document.cookie === '' ? 0 : document.cookie.split(';').length,
      waiting: waiting.length,
    };
    for (const place of page.querySelectorAll<HTMLElement>('[data-count]')) {
      const count = counts[place.dataset['count'] ?? ''] ?? 0;
      if (count === 0) setText(place, '0');
      else fill(place, count);
    }
  }

  /** Sets the flag and takes everything off. */
  async function refuseStorage(): Promise<void> {
    show('ask', false);
    const left = await takeOff('device', readWaiting);
    const news = part('news');
    setText(news, isStorageRefused() ? '' : (news?.dataset['denied'] ?? ''));
    await showState();
    if (left.length > 0) return showLeft(left, refuseStorage);
    // The pressed button may be in the panel that is hidden now.
    if (part('left')?.contains(document.activeElement)) find('h1')?.focus();
    show('left', false);
  }

  async function keepAgain(): Promise<void> {
    writeText('localStorage', storageOffKey, undefined);
    setStorageOff(false);
    show('off', false);
    show('here', true);
    setText(find('h1'), headline);
    await showState();
    // The pressed button may be hidden now.
    part('here')?.querySelector<HTMLElement>('[data-act=refuse]')?.focus();
    await registerWorker();
    // Firefox rejects `ready` where it denies storage.
    void workerContainer()
      ?.ready.then(checkReadiness)
      .then(showState, () => undefined);
  }

  function showLeft(left: readonly string[], action: () => Promise<void>): void {
    retry = action;
    fill(find('[data-part=left] p'), [...new Set(left)].join(', '));
    show('ask', false);
    show('left', true);
    part('left')?.focus();
  }

  const actions: Readonly<Record<string, () => unknown>> = {
    ask: openQuestion,
    leave: cancel,
    refuse: () => (isStorageRefused() ? keepAgain() : refuseStorage()),
    'take-off': takeOffDevice,
    again: () => retry(),
  };
  let isBusy = false;
  async function onClick({ target }: Event): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    if (!button || isBusy) return;
    isBusy = true;
    button.setAttribute('aria-disabled', 'true');
    try {
      await actions[button.dataset['act'] ?? '']?.();
    } finally {
      button.removeAttribute('aria-disabled');
      isBusy = false;
    }
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isBusy) return;
    if (!question?.contains(document.activeElement)) return;
    event.preventDefault();
    cancel();
  };
  page.addEventListener('click', onClick);
  page.addEventListener('keydown', onKey);
  void readWaiting().then(showState);
  // On a first visit the worker is still storing the site, so show its size again on each change.
  const unsubscribe = offlineStore.subscribe((now, before) => {
    if (now.readiness !== before.readiness) void showState();
  });
  return () => {
    unsubscribe();
    page.removeEventListener('click', onClick);
    page.removeEventListener('keydown', onKey);
  };
}

interface WaitingSignUp {
  readonly mask: string;
  readonly createdAt: number;
}

/**
 * Returns the sign-ups whose addresses are on this device, including those being sent; null if they
 * cannot be read.
 */
async function findWaiting(): Promise<readonly WaitingSignUp[] | null> {
  try {
    if (!(await within(databaseTimeoutMs, mayHoldItems()))) return [];
    const items = await within(databaseTimeoutMs, (await loadOutbox()).list());
    return items.flatMap(({ body, createdAt }) =>
      body ? [{ mask: maskAddress(body.from), createdAt }] : [],
    );
  } catch {
    return null;
  }
}

function listWaiting(list: HTMLElement | null, waiting: readonly WaitingSignUp[]): void {
  const { line = '', now = '' } = list?.dataset ?? {};
  const lines = waiting.map(({ mask, createdAt }) => {
    const item = document.createElement('li');
    const about = document.createElement('small');
    about.textContent = line.replace('#', formatAge(createdAt, Date.now()) ?? now);
    item.append(mask, about);
    return item;
  });
  list?.replaceChildren(...lines);
}

/** Fills an element with the text of its data attributes, in which the value replaces the `#`. */
function fill(element: HTMLElement | null, value: number | string): void {
  const { one, many = '' } = element?.dataset ?? {};
  setText(element, (value === 1 && one ? one : many).replace('#', String(value)));
}
