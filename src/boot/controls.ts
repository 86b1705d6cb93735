import { setText } from '#platform/page/set-text.ts';
import { arrowTarget } from '#ui/menu/menu-keys.ts';

/**
 * Tabs, accordions, story filters and print buttons: they work on the document's own markup, from its first
 * paint on, in every document that is shown later as well.
 */
export function startControls(): void {
  addEventListener('click', ({ target }) => target instanceof Element && press(target));
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (target instanceof HTMLElement && move(target, key)) event.preventDefault();
  });
  for (const type of ['DOMContentLoaded', 'popstate', 'page-shown'])
    addEventListener(type, () => {
      filterStories(new URLSearchParams(location.search).get('category'));
      for (const panel of document.querySelectorAll('[data-closed]')) setClosed(panel, true);
      goToTarget();
    });
  addEventListener('hashchange', goToTarget);
  addEventListener('beforematch', ({ target }) => reveal(target as Element));
}

function press(target: Element): void {
  const control = target.closest<HTMLElement>(
    '[role=tab],[data-accordion] [aria-expanded],[data-category],[data-print]',
  );
  if (!control) return;
  if (control.matches('[role=tab]')) selectTab(control);
  else if (control.hasAttribute('aria-expanded')) toggle(control);
  else if (control.dataset['category']) chooseCategory(control.dataset['category']);
  else print();
}

/** Arrow keys, Home and End: choose among tabs, and move between the headers of an accordion. */
function move(target: HTMLElement, key: string): boolean {
  const list = target.closest('[role=tablist],[data-accordion]');
  const controls = [...(list?.querySelectorAll<HTMLElement>('[role=tab],[aria-expanded]') ?? [])];
  const at = controls.indexOf(target);
  if (at < 0) return false;
  const isTab = target.matches('[role=tab]');
  const next = arrowTarget(key, at, controls.length, isTab ? 'horizontal' : 'vertical');
  const control = next === undefined ? undefined : controls[next];
  control?.focus();
  if (isTab && control) selectTab(control);
  return control !== undefined;
}

function selectTab(tab: HTMLElement): void {
  for (const one of tab.parentElement?.children ?? []) {
    one.setAttribute('aria-selected', String(one === tab));
    one.setAttribute('tabindex', one === tab ? '0' : '-1');
    setClosed(closableOf(one), one !== tab);
  }
  setAddress(tab);
}

function toggle(header: Element): void {
  const accordion = header.closest('[data-accordion=single]');
  const isOpen = header.getAttribute('aria-expanded') !== 'true';
  for (const one of accordion?.querySelectorAll('[aria-expanded=true]') ?? []) setOpen(one, false);
  setOpen(header, isOpen);
  setAddress(isOpen ? header : undefined);
}

function setOpen(header: Element, isOpen: boolean): void {
  header.setAttribute('aria-expanded', String(isOpen));
  setClosed(closableOf(header), !isOpen);
}

/** Returns the element around a control's panel (`ui/layout/closable.tsx`). */
function closableOf(control: Element): Element | null | undefined {
  return document.getElementById(control.getAttribute('aria-controls') ?? '')?.parentElement;
}

function setClosed(closable: Element | null | undefined, isClosed: boolean): void {
  if (!closable) return;
  closable.toggleAttribute('data-closed', isClosed);
  if (!isClosed) closable.removeAttribute('hidden');
  else if ('onbeforematch' in closable) closable.setAttribute('hidden', 'until-found');
}

/** A panel has an address of its own, which is the page's while it was the last to be opened. */
function setAddress(control: Element | undefined): void {
  const hash = control ? `#${control.getAttribute('aria-controls')}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Opens the panel that an element is in. */
function reveal(element: Element | null): void {
  const panel = element?.closest('[data-closed]')?.firstElementChild;
  const control = panel && document.querySelector(`[aria-controls='${panel.id}']`);
  if (control) press(control);
}

/** Shows what the address names, also in a closed panel, and with punctuation that was copied along. */
function goToTarget(): void {
  const id = location.hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(id.replace(/\W+$/, ''));
  const isShown = target?.id === id && !target.closest('[data-closed]');
  if (!target || isShown) return;
  reveal(target);
  target.scrollIntoView();
}

/** The address holds the category; the run time, once it is there, changes it through the router. */
function chooseCategory(category: string): void {
  const search = category === 'all' ? '' : `?category=${category}`;
  const change = new CustomEvent('category', { detail: search, cancelable: true });
  if (dispatchEvent(change)) history.pushState(null, '', location.pathname + search);
  filterStories(category);
}

function filterStories(wanted: string | null): void {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-category]')];
  const active = chips.find(({ dataset }) => dataset['category'] === wanted) ?? chips[0];
  if (!active) return;
  for (const chip of chips) chip.setAttribute('aria-pressed', String(chip === active));
  const { category = '' } = active.dataset;
  let count = 0;
  for (const card of document.querySelectorAll<HTMLElement>('[data-categories]')) {
    card.hidden = category !== 'all' && !card.dataset['categories']?.split(' ').includes(category);
    if (!card.hidden) count += 1;
  }
  const status = document.querySelector<HTMLElement>('[data-story-count]');
  const { none = '', one = '', many = '' } = status?.dataset ?? {};
  const words = count === 0 ? none : (count === 1 ? one : many).replace('#', String(count));
  setText(status, words);
}
