import { findPanelWrapper } from '#platform/page/find-panel-wrapper.ts';
import { setText } from '#platform/page/set-text.ts';
import { findCategory } from '#shared/find-category.ts';
import { arrowTarget } from '#ui/menu/menu-keys.ts';
import { showStep } from './show-step.ts';

/** Only in `main`: emoji pickers, for example, use the same attribute. */
const categoryChips = 'main [data-category]';

/**
 * Runs tabs, accordions, story filters, the switch between the texts of a story, and print buttons.
 * They work from the first paint on, and in every document that is shown later.
 */
export function startControls(): void {
  addEventListener('click', press);
  addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (target instanceof HTMLElement && move(target, key)) event.preventDefault();
  });
  for (const type of ['DOMContentLoaded', 'popstate', 'page-shown', 'address-shown'])
    addEventListener(type, () => {
      showStep();
      filterStories(findCategory(location.search));
      makeFindable();
    });
  addEventListener('beforematch', ({ target }) => open(target as Partial<HTMLElement>));
}

/** Opens a panel, as a press on its control does. */
function open({ dataset }: Partial<HTMLElement>): void {
  document.querySelector<HTMLElement>(`[aria-controls='${dataset?.['panel']}']`)?.click();
}

/** Lets find-in-page look into closed panels, where supported (Chrome 102, Firefox 139). */
function makeFindable(): void {
  for (const panelWrapper of document.querySelectorAll('[data-panel]'))
    if (!panelWrapper.hasAttribute('data-closed')) panelWrapper.removeAttribute('hidden');
    else if ('onbeforematch' in panelWrapper) panelWrapper.setAttribute('hidden', 'until-found');
}

function press(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = (target as Element).closest?.<HTMLAnchorElement>(
    `[aria-controls],${categoryChips},[data-print],a[href^="#"]`,
  );
  // Other software has controls of its own.
  if (!control || (control.hasAttribute('aria-controls') && !findPanelWrapper(control))) return;
  if (control.matches('[role=tab]')) selectTab(control);
  else if (control.hasAttribute('aria-expanded')) toggle(control);
  else if (control.dataset['category']) chooseCategory(control.dataset['category']);
  else if (control.matches('[data-print]')) print();
  // With these keys a link opens elsewhere.
  else if (!control.hash || ctrlKey || metaKey || shiftKey) return;
  else if (control.hash === '#main') skip(event);
  // Must run before the browser scrolls to the fragment.
  else showStep(control.hash);
}

/** Moves to the content without changing the address, which may name the text of a story. */
function skip(event: Event): void {
  const main = document.getElementById('main');
  event.preventDefault();
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** Handles arrow keys, Home and End: selects a tab, or moves between the headers of an accordion. */
function move(target: HTMLElement, key: string): boolean {
  const list = target.closest('[role=tablist],[data-accordion]');
  const controls = controlsIn(list);
  const at = controls.indexOf(target);
  if (at < 0) return false;
  const isTab = target.matches('[role=tab]');
  const control =
    controls[arrowTarget(key, at, controls.length, isTab ? 'horizontal' : 'vertical') ?? -1];
  control?.focus();
  if (isTab && control) selectTab(control);
  return control !== undefined;
}

function selectTab(tab: HTMLElement): void {
  for (const one of controlsIn(tab.closest('[role=tablist]'))) {
    one.setAttribute('aria-selected', String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
    findPanelWrapper(one)?.toggleAttribute('data-closed', one !== tab);
  }
  makeFindable();
}

function toggle(header: Element): void {
  const accordion = header.closest('[data-accordion=single]');
  const isOpen = header.getAttribute('aria-expanded') !== 'true';
  for (const one of controlsIn(accordion)) setOpen(one, false);
  setOpen(header, isOpen);
  makeFindable();
}

function setOpen(header: Element, isOpen: boolean): void {
  header.setAttribute('aria-expanded', String(isOpen));
  findPanelWrapper(header)?.toggleAttribute('data-closed', !isOpen);
}

/** Returns the tabs or headers in a list, without what other software may have put there. */
function controlsIn(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[aria-controls]') ?? [])].filter(
    findPanelWrapper,
  );
}

/** Shows the stories of a category, and stores it in the address as `changeAddress` does, in fewer bytes. */
function chooseCategory(category: string): void {
  filterStories(category);
  const search = category === 'all' ? '' : `?category=${category}`;
  const change = new CustomEvent('address', { detail: { search }, cancelable: true });
  if (dispatchEvent(change)) history.pushState(null, '', location.pathname + search);
}

function filterStories(wanted: string): void {
  const chips = [...document.querySelectorAll<HTMLElement>(categoryChips)];
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
