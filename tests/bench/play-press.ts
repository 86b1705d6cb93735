import { whenPainted } from './in-page.ts';
import type { Side } from './measures.ts';
import { newSlowPage, newVisitor } from './visitor.ts';
import { sidesOf, type World } from './world.ts';

/** Without an answer for this long a press counts as lost. */
const reportTimeoutMs = 10_000;

/** A tab of /schools, pressed as soon as there is something to see. */
export async function playPress(world: World, run: number): Promise<void> {
  for (const side of sidesOf(world, run, ['site']))
    world.note(side, '/schools', 'early press', await press(world, side));
}

async function press({ browser, server }: World, side: Side): Promise<number | null> {
  const visitor = await newVisitor(browser);
  const page = await newSlowPage(visitor);
  try {
    await page.goto(server.address(side, '/schools'), { waitUntil: 'commit' });
    await page.evaluate(whenPainted);
    const at = await page.evaluate(placeOfTab);
    const answered = page.evaluate(whenAnswered, reportTimeoutMs);
    await page.touchscreen.tap(at.x, at.y);
    return await answered;
  } finally {
    await visitor.close();
  }
}

function placeOfTab(): { x: number; y: number } {
  const tab = document.querySelector('#tab-esl');
  tab?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = tab?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Milliseconds from the finger to the tab's own answer; null when none comes. */
function whenAnswered(patience: number): Promise<number | null> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() =>
      resolve(
        performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('pressedAt')),
      ),
    );
    const tab = document.querySelector('#tab-esl');
    if (tab) observer.observe(tab, { attributeFilter: ['aria-selected'] });
    setTimeout(() => resolve(null), patience);
  });
}
