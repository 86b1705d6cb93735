import type { ComponentType } from 'react';
import { enhancements, isEnhancementName } from './enhancements.ts';
import { isIslandName, islands } from './islands.ts';
import { loadIslandStyles } from '#platform/page/island-styles.ts';
import { findRegistration } from '#platform/worker/worker-client.ts';
import { recoverFromLostCode } from './recover-from-lost-code.ts';

/** Distance from the screen at which an island is hydrated. */
const margin = '200px';
/** Milliseconds to wait before loading code that nothing needs yet. */
const quietMs = 400;

/** Events with which a visitor reaches for an island. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'];

/**
 * Starts the islands and enhancements of a document: those near the screen, also while it scrolls,
 * the others on the first touch. `src/boot` holds presses on those that are not `data-live` yet and
 * repeats them later. Returns a cleanup function for when the document is replaced.
 */
export function startIslands(main: HTMLElement): () => void {
  const started = new Map<HTMLElement, Promise<void>>();
  const cleanups: (() => void)[] = [];
  let isOver = false;

  async function start(element: HTMLElement): Promise<void> {
    const load = element.dataset['enhance'] ? loadEnhancement : loadIsland;
    // Chromium sometimes aborts an import without a fault.
    const begin = await load(element).catch(() => load(element));
    if (isOver) return;
    const cleanup = await begin();
    if (isOver) return cleanup();
    cleanups.push(cleanup);
    element.dataset['live'] = '';
    element.dispatchEvent(new Event('live'));
  }

  function startOnce(element: HTMLElement): void {
    if (started.has(element)) return;
    const starting = start(element);
    started.set(element, starting);
    starting.catch((error: unknown) => {
      // The next touch tries again.
      started.delete(element);
      if ('pressed' in element.dataset) void recoverFromLostCode(error);
      delete element.dataset['pressed'];
    });
  }

  const onIntersection: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      const element = target.closest<HTMLElement>(selector);
      if (isIntersecting && element) startOnce(element);
    }
  };
  // Other software may have removed it.
  const observer = window.IntersectionObserver
    ? new IntersectionObserver(onIntersection, { rootMargin: margin })
    : undefined;
  for (const element of main.querySelectorAll<HTMLElement>(selector)) {
    const { trigger } = element.dataset;
    if (trigger === 'start' || 'pressed' in element.dataset) startOnce(element);
    else if (trigger === 'touch') continue;
    // An island has no box, so observe its content.
    else if (observer) observer.observe(element.firstElementChild ?? element);
    else startOnce(element);
  }
  // A worker stores code first of all. Without one, start islands before the network may be lost.
  const timer = setTimeout(async () => {
    if ((await findRegistration()) || isOver) return;
    for (const island of main.querySelectorAll<HTMLElement>('[data-island][data-trigger=near]'))
      startOnce(island);
  }, quietMs);
  const onTouch = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (element) startOnce(element);
  };
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true });
  return () => {
    isOver = true;
    observer?.disconnect();
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, onTouch, { capture: true });
    for (const cleanup of cleanups) cleanup();
  };
}

const selector = '[data-island],[data-enhance]';

/** Resolves with a function that starts the element, which resolves with its cleanup function. */
type Load = (element: HTMLElement) => Promise<() => (() => void) | Promise<() => void>>;

const loadIsland: Load = async (element) => {
  const { island: name = '', id = '', props = '{}' } = element.dataset;
  if (!isIslandName(name)) throw new Error(`No island is called "${name}"`);
  const [{ hydrateIsland }, module] = await Promise.all([
    import('./hydrate-island.tsx'),
    islands[name](),
    loadIslandStyles(),
  ]);
  const Component = new Map<string, unknown>(Object.entries(module)).get(name);
  if (!isComponent(Component)) throw new Error(`No island is called "${name}"`);
  return () =>
    hydrateIsland({ element, Component, props: JSON.parse(props), identifierPrefix: id });
};

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}

const loadEnhancement: Load = async (element) => {
  const name = element.dataset['enhance'] ?? '';
  if (!isEnhancementName(name)) throw new Error(`No enhancement is called "${name}"`);
  const enhance = await enhancements[name]();
  return () => enhance(element);
};
