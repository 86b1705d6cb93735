import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stories } from '../../support/content/stories.ts';
import { unpackTaken } from '../../support/built/unpack-taken.ts';
import { ask } from '../ask.ts';
import { takenFaults } from '../questions/taken-file.ts';
import type { Scenario } from '../scenario.ts';
import { until } from '../../support/until.ts';

/** Opening the downloads on a device that has never visited the site. */
export const takingScenarios: readonly Scenario[] = [
  {
    fault: 'No server: the stories in one file and the unpacked site, opened from a folder',
    expected: 'Every story, with pictures and typefaces; links lead on, and nothing is requested',
    notIn: { webkit: 'its driver opens addresses by script, which may not open files' },
    async run({ visitor, line }) {
      await line.close();
      const folder = await unpackTaken();
      const opens = async (name: string, words: string) => {
        await visitor.tab.open(`${pathToFileURL(join(folder, name))}`);
        await isWhole(words);
      };
      const isWhole = async (words: string) => {
        await visitor.waitForText(words);
        await until(
          'A whole page',
          () => ask(visitor.tab, takenFaults),
          (faults) => faults.length === 0,
        );
      };
      try {
        for (const { title } of stories) await opens('take/stories.html', title);
        await opens('contact.html', 'This form is on the internet');
        await opens('index.html', 'Soccer Reader Method');
        await visitor.tab.press('footer a[href="stories.html"]');
        await isWhole(`${stories.length} stories`);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  },
];
