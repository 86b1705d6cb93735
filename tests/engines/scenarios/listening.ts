import { listeningCopy } from '#content/copy/parts/reading.ts';
import { readingModes } from '#features/reading/listen/listening.ts';
import { storySentences } from '../../support/content/story-sentences.ts';
import type { Sound } from '../../support/voices/start-sound.ts';
import { ask } from '../ask.ts';
import { followLink, pressButton } from '../questions/page-actions.ts';
import { shown } from '../questions/page-shape.ts';
import { markedLanguage, markedSentence, voiceCount } from '../questions/page-speech.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { until } from '../../support/until.ts';
import type { Visitor } from '../visitor.ts';

const story = '/stories/9';
const sentences = storySentences(9);
const listen = '[data-tool=listen]';
const { pause, play, stop, problems, adding, turns } = listeningCopy;
const player = `[role=region][aria-label="${listeningCopy.region}"]`;
const pauseKey = `${player} [aria-label="${pause}"]`;
const takeTurns = `${player} .mode label:nth-of-type(${readingModes.indexOf('turns') + 1})`;
const playKey = `${player} [aria-label="${play}"]`;

/** Listening without the site's server, with the engines' own voices and a recorded sound card. */
export const listeningScenarios: readonly Scenario[] = [
  {
    fault: 'Site server gone: Listen, on a device with a voice',
    expected: 'Heard, each sentence highlighted; silent after Pause and after leaving the page',
    in: ['firefox', 'webkit'],
    device: 'speaking',
    async run(context) {
      const { visitor, sound } = await listenToVoice(context);
      await marks(visitor, 0);
      await isHeard(sound);
      await marks(visitor, 1);
      await visitor.tab.press(pauseKey);
      await isSilent(sound);
      await visitor.tab.press(playKey);
      await isHeard(sound);
      await marks(visitor, 2);
      await ask(visitor.tab, followLink, '/stories');
      await visitor.waitForPage('/stories');
      await isSilent(sound);
      await visitor.open(story);
      await visitor.tab.press(listen);
      await marks(visitor, 0);
      await isHeard(sound);
      await visitor.reload();
      await isSilent(sound);
    },
  },
  {
    fault: 'Site server gone: Listen in both languages, on a device with voices for both',
    expected: 'English, then its Spanish, then English again, each heard and highlighted',
    in: ['firefox', 'webkit'],
    notIn: { webkit: 'it comes with voices of its own, which speak English' },
    device: 'speaking',
    async run(context) {
      const { visitor, sound } = await listenToVoice(context, '[data-tool=both]');
      for (const language of ['en', 'es', 'en']) {
        const isMarked = async () => (await ask(visitor.tab, markedLanguage))?.startsWith(language);
        await until(`A sentence in "${language}"`, isMarked);
        await isHeard(sound);
      }
    },
  },
  {
    fault: 'Site server gone: Listen in both languages, on a device with English voices',
    expected: 'The player says that there is no Spanish voice, and reads the English',
    in: ['webkit'],
    device: 'speaking',
    async run(context) {
      const { visitor, sound } = await listenToVoice(context, '[data-tool=both]');
      await visitor.waitForText(problems.spanish);
      await marks(visitor, 1);
      await isHeard(sound);
    },
  },
  {
    fault: 'Site server gone: Take turns, on a device with a voice',
    expected:
      'The voice reads one sentence and is silent for the next, until the child presses the tick',
    in: ['firefox', 'webkit'],
    device: 'speaking',
    async run(context) {
      const { visitor, sound } = await listenToVoice(context);
      await isHeard(sound);
      await visitor.tab.press(takeTurns);
      for (const at of [1, 3]) {
        await isHeard(sound);
        await marks(visitor, at);
        await isSilent(sound);
        await visitor.tab.press(`${player} [aria-label="${turns.child.done}"]`);
      }
    },
  },
  {
    fault: 'Site server gone: Take turns, on a device without a voice',
    expected: 'Two children read in turn, each sentence after a press on the tick',
    in: ['chromium', 'firefox'],
    device: 'mute',
    async run(context) {
      const { visitor } = await openStory(context);
      await visitor.tab.press(listen);
      await saysWhy(visitor);
      await visitor.tab.press(takeTurns);
      for (const [at, child] of (['A', 'B', 'A', 'B'] as const).entries()) {
        await visitor.waitForText(turns.children.status(child));
        await marks(visitor, at);
        await visitor.tab.press(`${player} [aria-label="${turns.children.done(child)}"]`);
      }
    },
  },
  {
    fault: 'Site server gone: Listen, on a device without a voice',
    expected:
      'The page says so, and how to add one; every press is answered, Stop closes the player',
    in: ['chromium', 'firefox', 'webkit'],
    notIn: { webkit: 'it comes with voices of its own' },
    device: 'mute',
    async run(context) {
      const { visitor } = await openStory(context);
      await visitor.tab.press(listen);
      await saysWhy(visitor);
      await visitor.tab.press(playKey);
      await saysWhy(visitor);
      await ask(visitor.tab, pressButton, stop);
      const isClosed = async () => (await ask(visitor.tab, shown, player)).length === 0;
      await until('No player', isClosed);
      await visitor.tab.press(listen);
      await saysWhy(visitor);
    },
  },
];

async function saysWhy(visitor: Visitor): Promise<void> {
  await visitor.waitForText(problems.none);
  await visitor.waitForText(adding.label);
  await until('Nothing marked', async () => (await ask(visitor.tab, markedSentence)) === null);
}

async function openStory({ visitor, line, sound }: ScenarioContext) {
  await visitor.visitAndSave('/');
  await line.close();
  await visitor.open(story);
  return { visitor, sound };
}

/** Opens the story on a device with a voice, and presses these tools and Listen. */
async function listenToVoice(context: ScenarioContext, ...tools: readonly string[]) {
  const opened = await openStory(context);
  const { tab } = opened.visitor;
  await until('A voice', () => ask(tab, voiceCount));
  for (const tool of [...tools, listen]) await tab.press(tool);
  return opened;
}

function marks({ tab }: Visitor, at: number): Promise<unknown> {
  const marked = () => ask(tab, markedSentence);
  return until(`Sentence ${at + 1} marked`, marked, (text) => text === sentences[at]);
}

async function isHeard(sound: Sound | undefined): Promise<void> {
  await until('A voice heard', async () => sound?.isHeard(300));
}

/** Waits for two seconds of silence, which is longer than any pause between two sentences. */
async function isSilent(sound: Sound | undefined): Promise<void> {
  await until('Silence', async () => (await sound?.isHeard(2_000)) === false);
}
