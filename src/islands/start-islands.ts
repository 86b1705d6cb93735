import type { ComponentType } from 'react';
import { enhancements, isEnhancementName } from './enhancements.ts';
import { isIslandName, islands } from './islands.ts';
import { loadIslandStyles } from '#platform/page/island-styles.ts';
import { isControlled } from '#platform/worker/worker-control.ts';
import { recoverFromLostCode } from './recover-from-lost-code.ts';

/** How far outside the screen an island is hydrated. */
const margin = '200px';
/** Milliseconds until code that nothing needs yet does not compete with what a visitor does first. */
const quietMs = 400;

/** What comes before a press: a mouse, a finger, or the keyboard's focus. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'click', 'submit'];

/**
 * Brings the islands and the enhancements of a document to life: those near the screen now and while it is
 * scrolled, the others when they are touched. `src/boot` holds presses on one that is not `data-live` yet,
 * and repeats them then. Returns a cleanup function, for when the document is replaced.
 */
export function startIslands(main: HTMLElement): () => void {
  const started = new Map<HTMLElement, Promise<void>>();
  const cleanups: (() => void)[] = [];
  let isOver = false;

  async function start(element: HTMLElement): Promise<void> {
    const begin = await (element.dataset['enhance'] ? loadEnhancement : loadIsland)(element);
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
      // The next touch asks again.
      started.delete(element);
      if ('pressed' in element.dataset) void recoverFromLostCode(error);
      delete element.dataset['pressed'];
    });
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const element = target.closest<HTMLElement>(selector);
        if (isIntersecting && element) startOnce(element);
      }
    },
    { rootMargin: margin },
  );
  for (const element of main.querySelectorAll<HTMLElement>(selector)) {
    const { trigger } = element.dataset;
    if (trigger === 'start' || 'pressed' in element.dataset) startOnce(element);
    // An island has no box of its own, its content has.
    else if (trigger !== 'touch') observer.observe(element.firstElementChild ?? element);
  }
  // Where no worker keeps its code, an island has it before the network goes.
  const timer = setTimeout(() => {
    if (isControlled()) return;
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
    observer.disconnect();
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, onTouch, { capture: true });
    for (const cleanup of cleanups) cleanup();
  };
}

const selector = '[data-island],[data-enhance]';

/** Resolves with what brings the element to life, which resolves with its cleanup function. */
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
  if (!isComponent(Component)) throw new Error(`The module of "${name}" does not export it`);
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
