import { followLink, placeOfLink } from './follow-link.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { sidesOf, type World } from './world.ts';

const ways = [
  { from: '/', to: '/stories' },
  { from: '/stories/7', to: '/stories' },
  { from: '/schools', to: '/contact' },
] as const;

/** A cheaper tablet than the other scenes have. */
const verySlow = 8;

/** A link pressed in the moment in which the page's code has come and joins the page. */
export async function playJoin(world: World, run: number): Promise<void> {
  for (const { from, to } of ways) {
    for (const side of sidesOf(world, run, ['site', 'scriptless'])) {
      const { change } = await press(world, { side, from, to });
      world.note(side, `${from} > ${to}`, 'press at joining', change);
    }
    const { waited } = await press(world, { side: 'site', from, to, slowdown: verySlow });
    world.note('site', from, 'wait of a press, processor / 8', waited);
  }
}

interface Way {
  readonly side: Side;
  readonly from: string;
  readonly to: string;
  readonly slowdown?: number;
}

interface Answer {
  /** Milliseconds from the finger to the next page's heading; null when the press was lost. */
  readonly change: number | null;
  /** Until the page heard of it, in milliseconds. */
  readonly waited: number;
}

async function press(
  { browser, server }: World,
  { side, from, to, slowdown }: Way,
): Promise<Answer> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor, slowdown);
  await page.goto(server.address(side, from), { waitUntil: 'domcontentloaded' });
  const place = await page.evaluate(placeOfLink, to);
  await page.evaluate(whenCodeIsThere);
  const change = await followLink(page, to, place);
  const waited = await page.evaluate(() => Number(sessionStorage.getItem('pressWaited')));
  await visitor.close();
  return { change, waited };
}

/** Resolves when the last of the page's modules has come and is about to run; at the load without any. */
function whenCodeIsThere(): Promise<void> {
  const named = document.querySelector<HTMLElement>('script[data-runtime]')?.dataset['runtime'];
  const last = named?.split(' ').at(-1);
  return new Promise((resolve) => {
    if (last === undefined) {
      if (document.readyState === 'complete') resolve();
      addEventListener('load', () => resolve());
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.endsWith(last))) resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}
