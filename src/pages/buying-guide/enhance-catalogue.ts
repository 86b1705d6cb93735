import { editOrder, orderStore, watchOrder } from '#features/order/list/order-store.ts';
import { formatOrderCount, maxCopies, parseCopies } from '#features/order/list/order-list.ts';
import { loadIslandStyles } from '#platform/page/island-styles.ts';
import { moveToHash } from '#platform/page/address-hash.ts';
import { setText } from '#platform/page/set-text.ts';

/**
 * Keeps the ticks and numbers of the catalogue in sync with the list on this device. Returns a cleanup
 * function.
 */
export function enhanceCatalogue(catalogue: HTMLElement): () => void {
  const rows = [...catalogue.querySelectorAll<HTMLElement>('[data-book]')].flatMap(toRow);
  moveToHash('list');
  adoptEarlyInput(rows);
  const panel = createPanelLoader(catalogue.querySelector('[data-order-panel]'));
  const show = () => {
    const { list, errors, isStored } = orderStore.getState();
    for (const row of rows) showCopies(row, list.get(row.key));
    setText(catalogue.querySelector('.count'), formatOrderCount(list));
    const note = catalogue.querySelector<HTMLElement>('[data-order-note]');
    const { none = '', kept = '', notKept = '' } = note?.dataset ?? {};
    setText(note, isStored ? (list.size > 0 ? kept : none) : notKept);
    if (list.size + errors.length > 0 || location.hash) panel.load();
  };
  const rowOf = ({ target }: Event) =>
    rows.find(({ element }) => target instanceof Node && element.contains(target));
  const onInput = (event: Event) => {
    const row = rowOf(event);
    if (row && event.target === row.tick) setTicked(row);
    else if (row && event.target === row.field) setCopies(row, row.field.value);
  };
  const onClick = (event: Event) => {
    const row = rowOf(event);
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-step]');
    if (!row || !button) return;
    const copies = (orderStore.getState().list.get(row.key) ?? 1) + Number(button.dataset['step']);
    setCopies(row, String(Math.min(Math.max(copies, 1), maxCopies)));
  };
  catalogue.addEventListener('input', onInput);
  catalogue.addEventListener('click', onClick);
  const cleanups = [watchOrder(), orderStore.subscribe(show), panel.unmount];
  show();
  return () => {
    catalogue.removeEventListener('input', onInput);
    catalogue.removeEventListener('click', onClick);
    cleanups.forEach((cleanup) => cleanup());
  };
}

interface Row {
  readonly key: string;
  readonly element: HTMLElement;
  readonly tick: HTMLInputElement;
  readonly field: HTMLInputElement;
}

/** Returns the row of a book. Other software may have put fields of its own beside those of the row. */
function toRow(element: HTMLElement): Row[] {
  const tick = element.querySelector<HTMLInputElement>('[type=checkbox]');
  const field = element.querySelector<HTMLInputElement>('[inputmode=numeric]');
  return tick && field ? [{ key: element.dataset['book'] ?? '', element, tick, field }] : [];
}

function setTicked({ key, tick }: Row): void {
  editOrder((list) => (tick.checked ? list.set(key, 1) : list.delete(key)));
}

/**
 * Stores a valid number. Invalid text stays in the field and is not stored. Form fillers send `input` events
 * without a change, which must not put a book on the list.
 */
function setCopies({ key }: Row, text: string): void {
  const copies = parseCopies(text);
  const shown = orderStore.getState().list.get(key) ?? 1;
  if (copies && copies !== shown) editOrder((list) => list.set(key, copies));
}

/** Shows the number of a row. `data-ticked` is for browsers without `:has()`. */
function showCopies({ element, tick, field }: Row, copies: number | undefined): void {
  tick.checked = copies !== undefined;
  element.toggleAttribute('data-ticked', tick.checked);
  const isBeingTyped = field === document.activeElement && parseCopies(field.value) === undefined;
  if (!isBeingTyped && parseCopies(field.value) !== (copies ?? 1))
    field.value = String(copies ?? 1);
}

/** Takes over what was ticked and typed before this code was loaded. */
function adoptEarlyInput(rows: readonly Row[]): void {
  const early = rows.filter(({ tick }) => tick.checked);
  if (early.length === 0) return;
  editOrder((list) => {
    for (const { key, field } of early) {
      const isTyped = field.value !== field.defaultValue;
      list.set(key, (isTyped ? parseCopies(field.value) : list.get(key)) ?? 1);
    }
  });
}

interface PanelLoader {
  readonly load: () => void;
  readonly unmount: () => void;
}

/** Creates a loader for the order panel, whose code is needed only if there is a list. */
function createPanelLoader(place: Element | null): PanelLoader {
  let loading: Promise<() => void> | undefined;
  const start = async (element: Element) => {
    const [{ renderOrderPanel }] = await Promise.all([
      import('#features/order/panel/order-panel.tsx'),
      loadIslandStyles(),
    ]);
    return renderOrderPanel(element);
  };
  return {
    load() {
      if (!place || loading) return;
      loading = start(place);
      // The list is stored; the next change tries again.
      loading.catch(() => (loading = undefined));
    },
    unmount() {
      loading?.then(
        (unmount) => unmount(),
        // The panel was never rendered.
        () => undefined,
      );
    },
  };
}
