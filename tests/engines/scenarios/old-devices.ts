import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printGuideSections } from '#content/book/guides.ts';
import { pageTexts, pdfPages } from '../../support/built/pdf-pages.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { ask } from '../ask.ts';
import { chromiumEngine } from '../drivers/chromium.ts';
import { oldEngines, type Tab } from '../drivers/engine.ts';
import { followLink, markPage } from '../questions/page-actions.ts';
import { isMarked } from '../questions/page-look.ts';
import {
  hasFocus,
  isCovered,
  menuShape,
  pageFaults,
  pageHeight,
  shown,
} from '../questions/page-shape.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { until } from '../../support/until.ts';
import { createVisitor } from '../visitor.ts';
import { workerAnswer } from '../worker-answer.ts';

const sizes = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
const [small, , large] = sizes;
/** Milliseconds to visit all pages one after the other on a busy machine. */
const allPages = 300_000;
const compactMenu = 'header details[data-compact-menu]';
const wideMenu = 'header details:not([data-compact-menu])';
const noWorker = workerAnswer(404, 'text/plain', 'Not found');

/** Faults of browsers that are no longer updated, with and without a network. */
export const oldDeviceScenarios: readonly Scenario[] = [
  {
    fault: 'An old browser: every page, 390, 820 and 1440 wide (WPE: 800)',
    expected: 'Heading, styles and fonts are there, no horizontal scroll, no error',
    in: oldEngines,
    timeoutMs: allPages,
    async run({ visitor }) {
      const { tab } = visitor;
      const before = tab.errors?.().length ?? 0;
      for (const path of await paths()) {
        await visitor.open(path);
        for (const [width, height] of tab.resize ? sizes : [[800, 600]]) {
          await tab.resize?.(width, height);
          assert.deepEqual(await ask(tab, pageFaults), [], `${path} at ${width}`);
        }
      }
      assert.deepEqual(tab.errors?.().slice(before) ?? [], []);
    },
  },
  {
    fault: 'An old browser: the menus',
    expected: 'Open over the page, every link works, Escape closes, pages change without a reload',
    in: [...oldEngines, 'chromium'],
    async run({ visitor }) {
      const { tab } = visitor;
      await tab.resize?.(...small);
      await visitor.open('/stories');
      await tab.press(`${compactMenu} > summary`);
      const shape = await until(
        'An open menu over the page',
        () => ask(tab, menuShape, compactMenu),
        ({ isOpen, isOverPage }) => isOpen && isOverPage,
      );
      assert.ok(shape.links > 10);
      assert.equal(shape.pressable, shape.links);
      await closes(tab, compactMenu);
      await ask(tab, markPage, 'first');
      await visitor.waitForRouter();
      assert.ok(await ask(tab, followLink, '/books'));
      await visitor.waitForPage('/books');
      assert.ok(await ask(tab, isMarked, 'first'), 'the page was loaded anew');
      if (!tab.resize) return;
      await tab.resize(...large);
      await tab.press(`${wideMenu} > summary`);
      const wide = await ask(tab, menuShape, wideMenu);
      assert.ok(wide.links > 0);
      assert.equal(wide.pressable, wide.links);
      await closes(tab, wideMenu);
    },
  },
  {
    fault: 'The tablet is rotated while the compact menu is open, to a width without one',
    expected: 'Page and footer are no longer inert: links and focus work as before',
    in: ['chromium', 'webkit-private', 'chromium-92', 'chromium-109'],
    ownBrowser: true,
    async run({ visitor }) {
      const { tab } = visitor;
      await tab.resize?.(820, 700);
      await visitor.open('/about');
      await tab.press(`${compactMenu} > summary`);
      await until('A covered page', () => ask(tab, isCovered, 'main'));
      await tab.resize?.(1180, 700);
      const covered = () => ask(tab, isCovered, 'main, footer');
      await until('A page that is given back', covered, (isStill) => !isStill);
      await tab.press('main h1');
      await tab.pressKey?.('Tab');
      assert.ok(await ask(tab, hasFocus, 'main a'), 'the focus is not in the page');
      await tab.press('main a[href="/method"]');
      await visitor.waitForPage('/method');
    },
  },
  {
    fault: 'An old browser: tabs and accordions',
    expected: 'One of four panels is shown, all four items are closed; a press shows what it names',
    in: [...oldEngines, 'chromium'],
    async run({ visitor }) {
      const { tab } = visitor;
      await visitor.open('/schools');
      const panels = () => ask(tab, shown, 'main [role=tabpanel]');
      const items = () => ask(tab, shown, 'main [role=region][id]');
      assert.deepEqual(await panels(), [true, false, false, false]);
      assert.deepEqual(await items(), [false, false, false, false]);
      await tab.press('main [role=tab]:nth-child(2)');
      await until('The second panel', panels, (all) => all.join() === 'false,true,false,false');
      await tab.press('main h3 > button[aria-expanded]');
      await until('The first item', items, (all) => all.join() === 'true,false,false,false');
    },
  },
  {
    fault: 'An old browser: /schools at 390, compared with a current browser',
    expected: 'The same height within 2 %',
    in: ['chromium-92', 'chromium-109'],
    async run({ visitor, origin }) {
      const height = await heightOf(visitor.tab, origin);
      const today = await todaysHeight(origin);
      const share = height / today;
      assert.ok(Math.abs(share - 1) < 0.02, `${height} px, and ${today} px today`);
    },
  },
  {
    fault: 'An old browser: a submission',
    expected: 'Arrives once, and success is announced',
    in: oldEngines,
    async run({ visitor, address, waitForMails }) {
      const someone = address('old');
      await visitor.visit('/schools');
      await visitor.submitEmail(someone);
      await visitor.waitForToast(specifiedToasts.success);
      await waitForMails(someone, 1);
    },
  },
  {
    fault: 'An old browser, site server gone: every page, after one visit to the first',
    expected: 'The page, from the cache, which lacks no file',
    in: oldEngines,
    timeoutMs: allPages,
    async run({ visitor, line }) {
      await visitor.visitAndSave('/');
      assert.deepEqual((await visitor.report())?.missing, []);
      await line.close();
      for (const path of await paths()) {
        await visitor.open(path);
      }
    },
  },
  {
    fault: 'An old browser: the print guide on paper',
    expected: 'Three Letter pages, portrait',
    in: ['chromium', 'chromium-92', 'chromium-109'],
    async run({ visitor }) {
      await visitor.open('/mackin-buying-guide-pdf');
      const document = await visitor.tab.print?.();
      const pages = pdfPages(document ?? Buffer.of());
      assert.deepEqual(
        pages.map(({ size }) => size),
        Array(3).fill([612, 792]),
      );
    },
  },
  {
    fault: 'The print guide saved as a PDF',
    expected: 'Every confirmed ISBN and title is text',
    in: ['chromium', 'firefox'],
    async run({ visitor }) {
      await visitor.open('/mackin-buying-guide-pdf');
      const text = pageTexts((await visitor.tab.print?.()) ?? Buffer.of(), 'raw')?.join(' ');
      assert.ok(text !== undefined, 'pdftotext is not installed');
      const listed = printGuideSections.flatMap(({ books }) => books.map(({ book }) => book));
      for (const { title, isbn } of listed)
        for (const { state, value } of [title, isbn])
          if (state !== 'pending') assert.ok(text.includes(value), value);
    },
  },
  {
    fault: "The connection fails while the page's code loads, then recovers",
    expected: 'The code loads by itself, and presses count',
    in: [...oldEngines, 'chromium'],
    async run({ visitor, line }) {
      const { tab } = visitor;
      line.setRule((path) => (path.endsWith('.js') ? { kind: 'cut' } : undefined));
      await visitor.visit('/schools');
      const wasAsked = async () => line.log.some(({ path }) => path.endsWith('.js'));
      await until('Code that was asked for', wasAsked);
      await line.reset();
      await visitor.waitForPage('/schools');
      await tab.press('main [role=tab]:nth-child(2)');
      const panels = () => ask(tab, shown, 'main [role=tabpanel]');
      await until('The second panel', panels, (all) => all.join() === 'false,true,false,false');
    },
  },
  {
    fault: 'New build deployed, old tab open without a worker: its code is gone from the host',
    expected: 'The page reloads itself, from the new build',
    in: [...oldEngines, 'chromium'],
    async run({ visitor, line, next }) {
      const { tab } = visitor;
      line.setRule(noWorker);
      await visitor.open('/offline');
      line.setRule((path, method) => noWorker(path, method) ?? next(path, method));
      await ask(tab, markPage, 'old');
      assert.ok(await ask(tab, followLink, '/team'));
      await until('A page loaded anew', async () => !(await ask(tab, isMarked, 'old')));
      await visitor.waitForPage('/team');
    },
  },
];

/** Returns the addresses of the built pages, imported late: listing scenarios needs no build. */
async function paths(): Promise<readonly string[]> {
  const { builtPages } = await import('../../support/built/built-pages.ts');
  return builtPages.map(({ path }) => path);
}

/** Presses Escape until the menu is closed, because a resting pointer may open it again. */
async function closes(tab: Tab, menu: string): Promise<void> {
  const escaped = async () => {
    await tab.pressKey?.('Escape');
    return ask(tab, menuShape, menu);
  };
  await until('A closed menu', escaped, ({ isOpen }) => !isOpen);
}

async function heightOf(tab: Tab, origin: ScenarioContext['origin']): Promise<number> {
  const visitor = createVisitor(tab, origin);
  await tab.resize?.(...small);
  await visitor.open('/schools');
  assert.deepEqual(await ask(tab, pageFaults), []);
  return ask(tab, pageHeight);
}

async function todaysHeight(origin: string): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), 'today-'));
  const browser = await chromiumEngine().launch(profile);
  try {
    return await heightOf(await browser.newTab(), origin);
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
