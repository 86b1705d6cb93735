import { minuteCopy } from '#content/copy/parts/minute.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { paperPath } from '#content/paper/papers.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { ask } from '../ask.ts';
import type { Tab } from '../drivers/engine.ts';
import { pressButton } from '../questions/page-actions.ts';
import type { Scenario, Stage } from '../scenario.ts';
import { until } from '../until.ts';

/** Reading without the site's server, after one visit to the home page. */
export const readingScenarios: readonly Scenario[] = [
  {
    fault: 'Site server gone: a page never opened before, and reloaded',
    expected: 'The page, from the cache',
    async run(stage) {
      await saveAndLeave(stage);
      const { visitor } = stage;
      for (const path of ['/stories/7', '/mackin-buying-guide-pdf']) {
        await visitor.visit(path);
        await visitor.shows(path);
        await visitor.reload();
        await visitor.shows(path);
      }
    },
  },
  {
    fault: 'Site server gone: the board, the tools and the papers of a story never opened',
    expected: 'All of them, in both steps and languages',
    async run(stage) {
      await saveAndLeave(stage);
      const { visitor } = stage;
      const { tab } = visitor;
      const presses = (words: string) =>
        until(`A button "${words}"`, () => ask(tab, pressButton, words), Boolean);
      await visitor.visit('/stories/8/board#first-half-es');
      await visitor.sees(storyCopy.board.title);
      await tab.press('footer [data-move="1"]');
      await tab.press('footer [data-move="1"]');
      await visitor.sees(storyCopy.board.paragraph(1, await textCount(tab)));
      await tab.press('footer .back');
      await visitor.shows('/stories/8');
      await visitor.sees(storyCopy.steps.onward.heading);
      await tab.press('[data-tool=both]');
      await visitor.sees(storyCopy.spanish.name);
      await tab.press('[data-tool=minute]');
      await presses(minuteCopy.start);
      await visitor.sees(minuteCopy.running);
      await presses(minuteCopy.finished);
      await presses(minuteCopy.count);
      await visitor.sees(minuteCopy.sum.total);
      await visitor.visit(paperPath(8, 'everything'));
      await visitor.sees(papersCopy.bar.print);
    },
  },
  {
    fault: 'Site server gone: other spellings, `/stories/7/`, `/books/index.html`',
    expected: 'The same page',
    async run(stage) {
      await saveAndLeave(stage);
      await opens(stage, '/stories/7/', '/stories/7');
      await opens(stage, '/stories/', '/stories');
      await opens(stage, '/books/index.html', '/books');
    },
  },
  {
    fault: 'Site server gone: an unknown query, `/stories/7?ref=x`',
    expected: 'The same page',
    async run(stage) {
      await saveAndLeave(stage);
      await opens(stage, '/stories/7?ref=x', '/stories/7');
      await opens(stage, '/stories?category=media&fbclid=1', '/stories');
    },
  },
  {
    fault: 'Site server gone: an unknown address',
    expected: "Our own words for it, never the browser's error page",
    async run(stage) {
      await saveAndLeave(stage);
      const { visitor } = stage;
      await visitor.visit('/nowhere/at-all');
      await visitor.sees('Oops! Page not found');
      await visitor.visit('/stories/99');
      await visitor.sees('Story not found');
    },
  },
  {
    fault: 'Host redirects `.html` to the clean address',
    expected: 'The page, both before the worker is installed and without the server',
    async run(stage) {
      const { visitor } = stage;
      await opens(stage, '/stories/8.html', '/stories/8');
      await visitor.hasAllSaved();
      await stage.line.close();
      await opens(stage, '/stories/7.html', '/stories/7');
    },
  },
];

async function saveAndLeave({ visitor, line }: Stage): Promise<void> {
  await visitor.visit('/');
  await visitor.hasAllSaved();
  await line.close();
}

async function opens({ visitor }: Stage, address: string, page: string): Promise<void> {
  await visitor.visit(address);
  await visitor.shows(page);
}

/** Returns the number of paragraphs of the text that the board shows. */
async function textCount(tab: Tab): Promise<number> {
  return Number(await tab.run('document.querySelectorAll(".text:target section").length'));
}
