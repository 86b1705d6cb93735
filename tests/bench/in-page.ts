/** Functions that run in the page, so none may use anything from outside itself. */

interface Paints {
  readonly firstPaint: number | null;
  readonly largestPaint: number | null;
  readonly layoutShift: number;
  readonly blockedTime: number;
  readonly codeReady: number | null;
}

/** Reads the page's performance entries; times count from the start of the navigation. */
export async function readPaints(): Promise<Paints> {
  const bufferedEntries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 400);
    });
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  const largest = (await bufferedEntries('largest-contentful-paint')).at(-1)?.startTime ?? null;
  let layoutShift = 0;
  for (const entry of await bufferedEntries('layout-shift')) {
    const shift: { readonly value: number } = entry.toJSON();
    layoutShift += shift.value;
  }
  let blockedTime = 0;
  for (const { startTime, duration } of await bufferedEntries('longtask'))
    if (startTime + duration > (first ?? 0)) blockedTime += duration - 50;
  const codeReady = performance.getEntriesByName('ready')[0]?.startTime ?? null;
  return { firstPaint: first, largestPaint: largest, layoutShift, blockedTime, codeReady };
}

/** Resolves with true when the runtime has started, or with false after 20 seconds. */
export function whenReady(): Promise<boolean> {
  return new Promise((resolve) => {
    if (performance.getEntriesByName('ready').length > 0) resolve(true);
    addEventListener('runtime', () => resolve(true));
    setTimeout(() => resolve(false), 20_000);
  });
}

/** Resolves with the time of the first contentful paint (ms since 1970), null after 20 seconds. */
export function whenPainted(): Promise<number | null> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) resolve(performance.timeOrigin + paint.startTime);
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(() => resolve(null), 20_000);
  });
}

/** Resolves with the time (ms since 1970) of another heading's paint; null after `timeoutMs` ms. */
export function whenHeadingChanges(timeoutMs: number): Promise<number | null> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const check = () => {
      if (heading() === before || heading() === undefined) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.timeOrigin + performance.now())),
      );
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    setTimeout(() => resolve(null), timeoutMs);
  });
}
