import { showClosedDraws, watchDraws } from '#features/clock/show-closed-draws.ts';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';
import { isInField } from '#platform/page/is-in-field.ts';
import { isInShadowRoot } from '#platform/page/is-in-shadow-root.ts';
import { startClock } from './start-clock.ts';
import { fitScreens, isCut, type Screen, showSentences } from './fit-screens.ts';
import { moveBy, moveOfPress, scrollByKey } from './moves.ts';

const board = document.querySelector<HTMLElement>('main[data-story]');
if (board) startBoard(board);

/** Shows the document one screen at a time, in the largest letters that fit. */
function startBoard(main: HTMLElement): void {
  const foot = requireElement<HTMLElement>('footer');
  const label = requireElement<HTMLElement>('footer [role=status]');
  const pips = requireElement<HTMLElement>('.pips');
  const story = main.dataset['story'] ?? '';
  let screens: readonly Screen[] = [];
  let textId = 'full-time';
  let at = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Lays out again after a page translator has changed texts. */
  const changes = new MutationObserver(layOutSoon);

  function layOutSoon(): void {
    clearTimeout(pause);
    pause = setTimeout(layOut, 200);
  }

  function requireElement<Found extends HTMLElement>(selector: string): Found {
    const found = main.querySelector<Found>(selector);
    if (!found) throw new Error(`The board has no ${selector}`);
    return found;
  }

  /** Returns whether a section is shown: all texts share it, or the chosen text has it. */
  function isInChosenText(section: HTMLElement): boolean {
    const { parentElement } = section;
    return parentElement === main || parentElement?.id === textId;
  }

  /** Divides the document into screens, and stays at the same sentence or section. */
  function layOut(): void {
    const before = screens[at];
    const own = [...main.querySelectorAll('section')].filter(isInChosenText);
    const labels = own.map((section) => section.getAttribute('aria-label') ?? '');
    // Measure the foot with its longest label, so that it has one height on all screens.
    label.textContent = labels.sort((one, other) => other.length - one.length)[0] ?? '';
    main.style.removeProperty('--foot');
    main.style.setProperty('--foot', `${foot.offsetHeight}px`);
    const min = Math.ceil(parseFloat(getComputedStyle(foot).fontSize));
    const sizes = { min, max: Math.floor(Math.min(innerWidth, innerHeight) / 3) };
    for (const section of main.querySelectorAll('section')) delete section.dataset['shown'];
    screens = own.flatMap((section) => fitScreens(section, sizes));
    pips.replaceChildren(...screens.map(() => document.createElement('i')));
    const [first] = before?.sentences ?? [];
    const same = screens.findIndex(({ section, sentences }) =>
      first ? sentences.includes(first) : section === before?.section,
    );
    show(Math.max(0, same));
    // Discard the changes that this layout made itself by cutting sentences.
    changes.takeRecords();
  }

  function show(to: number): void {
    const screen = screens[to];
    if (!screen) return;
    at = to;
    for (const { section } of screens)
      section.toggleAttribute('data-shown', section === screen.section);
    const ofSection = screens.filter(({ section }) => section === screen.section);
    const all = ofSection.flatMap(({ sentences }) => sentences);
    showSentences(screen.section, all, screen.sentences);
    screen.section.style.setProperty('--fit', `${screen.size}px`);
    label.textContent = screen.section.getAttribute('aria-label');
    [...pips.children].forEach((pip, index) => pip.toggleAttribute('data-on', index === to));
    foot.dataset['surface'] = screen.section.dataset['surface'] ?? '';
    const [sentence] = screen.sentences;
    // The second half of a divided sentence has no id, so use the last id before it.
    const place = all
      .filter(({ id }, index) => id !== '' && sentence && index <= all.indexOf(sentence))
      .slice(-1)[0]?.id;
    const hash = `#${place || textId}`;
    try {
      if (location.hash !== hash) history.replaceState(null, '', hash);
    } catch {
      // Safari refuses more than 100 calls in 30 seconds, for example while a key is held. A later screen
      // writes its own address.
    }
    const back = place || (textId.startsWith('first-half') ? 'first-half' : '');
    for (const link of main.querySelectorAll<HTMLAnchorElement>('.back'))
      link.href = back ? `${story}#${back}` : story;
    const { activeElement } = document;
    // An element that is hidden now is about to lose the focus.
    const hasShownFocus = activeElement !== null && activeElement.getClientRects().length > 0;
    const isInside = foot.contains(activeElement) || screen.section.contains(activeElement);
    if (!hasShownFocus || !isInside) screen.section.focus({ preventScroll: true });
  }

  function showBy(screensOn: number): void {
    show(Math.max(0, Math.min(at + screensOn, screens.length - 1)));
  }

  /** Shows the text and the sentence that the address names. */
  function followAddress(): void {
    const named = document.getElementById(location.hash.slice(1));
    const own = named?.closest('.text');
    const isOther = own && own.id !== textId;
    if (own) textId = own.id;
    for (const link of main.querySelectorAll('.texts a'))
      link.setAttribute('aria-current', String(link.getAttribute('href') === `#${textId}`));
    if (isOther || screens.length === 0) layOut();
    const found = screens.findIndex(({ sentences }) => sentences.some((one) => one === named));
    if (found >= 0) show(found);
  }

  function leave(): void {
    requireElement<HTMLAnchorElement>('.keys .back').click();
  }

  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    // Only other software adds fields: the board has none.
    if (isInShadowRoot(event) || isInField(target)) return;
    if (key === 'Escape') return leave();
    // Presenter remotes send F5 to start a slide show. A reload would reset the clock, and with Shift it
    // bypasses the worker, so it fails offline.
    if (key === 'F5') return event.preventDefault();
    // Space presses the button that has the focus.
    if (key === ' ' && target instanceof Element && target.closest('a,button')) return;
    const section = screens[at]?.section;
    if (section && scrollByKey(section, key)) return event.preventDefault();
    const to = moveBy(key, at, screens.length);
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  });
  main.addEventListener('click', ({ target, clientX }) => {
    if (!(target instanceof Element)) return;
    const move = target.closest<HTMLElement>('[data-move]')?.dataset['move'];
    if (move !== undefined) return showBy(Number(move));
    if (target.closest('a,button') || getSelection()?.isCollapsed === false) return;
    const by = moveOfPress(clientX, innerWidth);
    if (by !== 0) showBy(by);
  });
  requireElement('[data-again]').addEventListener('click', (event) => {
    event.preventDefault();
    show(0);
  });
  addEventListener('hashchange', followAddress);
  addEventListener('resize', layOutSoon);
  // The contents change size when a visitor applies styles of their own, and with every other screen.
  const growth = new ResizeObserver(() => {
    const section = screens[at]?.section;
    if (section && isCut(section) && !('wrap' in section.dataset)) layOutSoon();
  });
  for (const contents of main.querySelectorAll('section > div')) growth.observe(contents);
  // The selector leaves out the footer and the clock, which this script changes itself.
  for (const part of main.querySelectorAll('h1,h2,p,ul'))
    changes.observe(part, { childList: true, characterData: true, subtree: true });

  const full = requireElement<HTMLElement>('[data-full]');
  full.hidden = !document.fullscreenEnabled;
  full.addEventListener('click', () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // A school's policy may refuse full screen; the board also works in a window.
    change.catch(() => undefined);
  });

  main.dataset['live'] = '';
  foot.hidden = false;
  for (const buttons of main.querySelectorAll<HTMLElement>('.buttons')) buttons.hidden = false;
  showClosedDraws(main);
  watchDraws();
  startClock(main);
  keepScreenOn();
  followAddress();
  void document.fonts.ready.then(layOut);
}
