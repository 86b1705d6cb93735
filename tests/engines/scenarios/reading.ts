import assert from 'node:assert/strict';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { readingBarCopy } from '#content/copy/parts/reading-bar.ts';
import { listeningCopy, readingCopy } from '#content/copy/parts/reading.ts';
import { librarianPaperPath, librarianPapers, paperPath, papersOf } from '#content/paper/papers.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { damagedPaths } from '../../support/content/damaged-paths.ts';
import { stories } from '../../support/content/stories.ts';
import { ask } from '../ask.ts';
import type { Tab } from '../drivers/engine.ts';
import { pressButton } from '../questions/page-actions.ts';
import { shown } from '../questions/page-shape.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { until } from '../../support/until.ts';

/** Each engine opens every ninth damaged address; the unit test checks all of them. */
const everyNth = 9;

/** Reading without the site's server, after one visit to the home page. */
export const readingScenarios: readonly Scenario[] = [
  {
    fault: 'Site server gone: a page never opened before, and reloaded',
    expected: 'The page, from the cache',
    async run(context) {
      const { visitor } = await saveAndLeave(context);
      for (const path of ['/stories/7', '/mackin-buying-guide-pdf']) {
        await visitor.open(path);
        await visitor.reload();
        await visitor.waitForPage(path);
      }
    },
  },
  {
    fault: 'Site server gone: the board, the tools and the papers of a story never opened',
    expected: 'All of them, in both steps and languages',
    async run(context) {
      const { visitor, tab } = await saveAndLeave(context);
      await visitor.visit('/stories/8/board#first-half-es');
      await visitor.waitForText(storyCopy.board.title);
      await tab.press('footer [data-move="1"]');
      await tab.press('footer [data-move="1"]');
      await visitor.waitForText(storyCopy.board.paragraph(1, await textCount(tab)));
      await tab.press('footer .back');
      await visitor.waitForPage('/stories/8');
      await visitor.waitForText(storyCopy.steps.onward.heading);
      await tab.press('[data-tool=both]');
      await visitor.waitForText(storyCopy.spanish.name);
      await tab.press('[data-tool=minute]');
      await presses(tab, minuteCopy.start);
      await visitor.waitForText(minuteCopy.running);
      await presses(tab, minuteCopy.finished);
      await presses(tab, minuteCopy.count);
      await visitor.waitForText(minuteCopy.sum.total);
      const papers = stories
        .filter(({ id }) => id === 8)
        .flatMap((story) => [...papersOf(story), 'everything' as const])
        .map((paper) => paperPath(8, paper));
      assert.ok(papers.length > 1);
      for (const path of [...papers, ...librarianPapers.map(librarianPaperPath)]) {
        await visitor.visit(path);
        await visitor.waitForText(papersCopy.bar.print);
        assert.equal(await tab.run('location.pathname'), path);
      }
    },
  },
  {
    fault: 'Site server gone: each tool of a story opened and closed ten times',
    expected: 'Open after each first press, closed after each second one; then "Next reader"',
    async run(context) {
      const { visitor, tab } = await saveAndLeave(context);
      await visitor.open('/stories/9');
      for (const tool of ['comfort', 'ruler', 'both', 'minute']) {
        const button = `[data-tool=${tool}]`;
        const isOpen = () =>
          tab.run(
            `String(document.querySelector('${button}').matches('[aria-pressed=true],[aria-expanded=true]'))`,
          );
        // Keep the button clear of the bar that some tools open at the foot of the window.
        await tab.run(
          `String(document.querySelector('${button}').scrollIntoView({ block: 'center' }))`,
        );
        for (let press = 1; press <= 20; press += 1) {
          await tab.press(button);
          const wanted = String(press % 2 === 1);
          await until(`${tool} after ${press} presses`, isOpen, (now) => now === wanted);
        }
      }
      const players = () => ask(tab, shown, `[role=region][aria-label="${listeningCopy.region}"]`);
      for (let times = 1; times <= 10; times += 1) {
        await tab.press('[data-tool=listen]');
        await until(`A player, ${times}`, players, ({ length }) => length === 1);
        // The player's buttons come a moment after its box.
        await presses(tab, listeningCopy.stop);
        await until(`No player, ${times}`, players, ({ length }) => length === 0);
      }
      await tab.press('[data-tool=both]');
      await presses(tab, readingBarCopy.nextReader);
      await visitor.waitForToast(readingCopy.nextReader.title);
    },
  },
  {
    fault: 'Site server gone: Back after a link within the page, to another page, and to a paper',
    expected: 'The page is where it was when the link was pressed',
    async run(context) {
      const { visitor, tab } = await saveAndLeave(context);
      await visitor.open('/resources');
      await visitor.waitForRouter();
      const scrolled = async () => Number(await tab.run('String(Math.round(scrollY))'));
      const isBack = async (place: number, page = '/resources') => {
        // Later, because WebKit's driver waits in vain for a script that leaves the page.
        await tab.run('(setTimeout(() => history.back()), "")');
        await visitor.waitForPage(page);
        await until(`Place ${place}`, scrolled, (now) => Math.abs(now - place) <= 2);
      };
      // Centred as by a press, which then scrolls no further.
      const centred = async (selector: string) => {
        await tab.run(
          `String(document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' }))`,
        );
        return scrolled();
      };
      const [place, contact] = ['main a[href="#donation-programmes"]', 'main a[href="/contact"]'];
      const pressed = await centred(place);
      await tab.press(place);
      await until('The place of the link', scrolled, (now) => now > pressed + 100);
      const again = await centred(place);
      await tab.press(place);
      await until('The place of the link', scrolled, (now) => now > again + 100);
      const left = await centred(contact);
      await tab.press(contact);
      await visitor.waitForPage('/contact');
      await isBack(left);
      await isBack(pressed);

      await visitor.open('/stories/7');
      const paper = `main a[href="${paperPath(7, 'class-sheet')}"]`;
      await centred(paper);
      // WebKit centres the focused link by itself. Firefox's driver centres it for the press.
      await tab.run(`(scrollBy({ top: 150, behavior: 'instant' }), '')`);
      await tab.run(`(addEventListener('pagehide', () => (sessionStorage.leftAt = scrollY)), '')`);
      await tab.press(paper);
      // Only papers have these words. Until the paper is there, Back goes to the page before the story.
      await visitor.waitForText(papersCopy.bar.back);
      const opened = Math.round(Number(await tab.run('sessionStorage.leftAt')));
      assert.ok(opened > 100);
      await isBack(opened, '/stories/7');
    },
  },
  {
    fault: 'Two tabs on a story: each changes how it looks, then "Next reader" in one',
    expected: 'Both look alike, with both choices; afterwards both as usual, and nothing is stored',
    async run(context) {
      const { visitor } = context;
      const older = visitor.tab;
      await visitor.open('/stories/9');
      const other = await context.secondVisitor();
      const newer = other.tab;
      await other.open('/stories/9');
      await choose(newer, 'size-150');
      await until('A choice that is kept', () => keep(newer));
      await areChosen([older, newer], 'size=150');
      // Opening the panel in this tab must not undo the other tab's choice.
      await choose(older, 'paper-blue');
      await areChosen([older, newer], 'paper=blue size=150');
      await presses(older, readingBarCopy.nextReader);
      await areChosen([older, newer], '');
      assert.equal(await newer.run("localStorage.getItem('reading')+''"), 'null');
    },
  },
  {
    fault: 'A message is shown, then the QR code over the whole screen; Escape',
    expected: 'The code is closed; the message, which lay below it, stays',
    notIn: { webkit: 'its driver presses no keys' },
    async run(context) {
      const { visitor } = context;
      const { tab } = visitor;
      await visitor.open('/stories/9');
      await choose(tab, 'size-150');
      await presses(tab, readingBarCopy.nextReader);
      await visitor.waitForToast(readingCopy.nextReader.title);
      await tab.press('[data-share=code]');
      const open = () => tab.run("String(document.querySelectorAll('dialog[open]').length)");
      await until('One dialog', open, (count) => count === '1');
      await tab.pressKey?.('Escape');
      await until('No dialog', open, (count) => count === '0');
      await visitor.waitForToast(readingCopy.nextReader.title);
    },
  },
  {
    fault: 'Site server gone: addresses that a mail program or a person has damaged',
    expected: 'The page that was meant',
    async run(context) {
      const { visitor } = await saveAndLeave(context);
      const pages = damagedPaths.filter(([, meant]) => !meant.includes('.xml'));
      for (const [damaged, meant] of pages.filter((_, at) => at % everyNth === 0))
        await visitor.open(damaged, new URL(meant, context.origin).pathname);
    },
  },
  {
    fault:
      'Site server gone: other spellings, `/stories/7/`, `/books/index.html`, `/stories/7?ref=x`',
    expected: 'The same page',
    async run(context) {
      const { visitor } = await saveAndLeave(context);
      await visitor.open('/stories/7/', '/stories/7');
      await visitor.open('/stories/', '/stories');
      await visitor.open('/books/index.html', '/books');
      await visitor.open('/stories/7?ref=x', '/stories/7');
      await visitor.open('/stories?category=media&fbclid=1', '/stories');
    },
  },
  {
    fault: 'Site server gone: an unknown address',
    expected: "Our own words for it, never the browser's error page",
    async run(context) {
      const { visitor } = await saveAndLeave(context);
      await visitor.visit('/nowhere/at-all');
      await visitor.waitForText('Oops! Page not found');
      await visitor.visit('/stories/99');
      await visitor.waitForText('Story not found');
    },
  },
  {
    fault: 'Host redirects `.html` to the clean address',
    expected: 'The page, both before the worker is installed and without the server',
    async run(context) {
      const { visitor } = context;
      await visitor.open('/stories/8.html', '/stories/8');
      await visitor.waitForAllSaved();
      await context.line.close();
      await visitor.open('/stories/7.html', '/stories/7');
    },
  },
];

async function saveAndLeave({ visitor, line }: ScenarioContext) {
  await visitor.visitAndSave('/');
  await line.close();
  return { visitor, tab: visitor.tab };
}

/** Presses the button with these words once there is one. */
async function presses(tab: Tab, words: string): Promise<void> {
  await until(`A button "${words}"`, () => ask(tab, pressButton, words));
}

/** Opens the panel where it is closed, and presses one of its options. */
async function choose(tab: Tab, option: string): Promise<void> {
  const card = `[data-option=${option}]`;
  const isOpen = () => ask(tab, shown, card);
  if ((await isOpen()).length === 0) await tab.press('[data-tool=comfort]');
  await until(`Option ${option}`, isOpen, ([isShown]) => isShown === true);
  // The radio button covers its label, so click the label by script.
  await tab.run(`String(document.querySelector('${card}').closest('label').click())`);
}

/** Ticks the box that keeps the choices on the device. Returns whether it is ticked. */
async function keep(tab: Tab): Promise<boolean> {
  const box = "document.querySelector('main input[type=checkbox]')";
  return (await tab.run(`String(${box}.checked || ${box}.click() || ${box}.checked)`)) === 'true';
}

/** Waits until each tab has these choices, in alphabetical order. */
async function areChosen(tabs: readonly Tab[], choices: string): Promise<void> {
  const chosen = `Object.entries(document.documentElement.dataset)
    .filter(([name]) => name.startsWith('reading') && name !== 'reading')
    .map(([name, value]) => name.slice(7).toLowerCase() + '=' + value).sort().join(' ')`;
  for (const tab of tabs)
    await until(`Choices "${choices}"`, async () => (await tab.run(chosen)) === choices);
}

/** Returns the number of paragraphs of the text that the board shows. */
async function textCount(tab: Tab): Promise<number> {
  return Number(await tab.run('document.querySelectorAll(".text:target section").length'));
}
