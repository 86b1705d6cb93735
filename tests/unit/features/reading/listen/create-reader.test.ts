import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseVoice } from '#features/reading/listen/choose-voice.ts';
import { createReader } from '#features/reading/listen/create-reader.ts';
import { isReadByChild } from '#features/reading/listen/listening.ts';
import type { Pace } from '#features/reading/listen/paces.ts';
import type { Voice } from '#platform/device/speech.ts';
import { fakeSpeech, voice } from '../../../../support/fakes/fake-speech.ts';

const texts = ['One is read.', 'Two is UCL here.', 'Three ends.'];

interface World {
  texts: readonly string[];
  langOf: (at: number) => string;
  selectedId: string | undefined;
  isOnline: boolean;
  pace: Pace;
}

function open(voices: readonly Voice[] = [voice('Ann')], changes: Partial<World> = {}) {
  const world: World = {
    texts,
    langOf: () => 'en-GB',
    selectedId: undefined,
    isOnline: true,
    pace: 'steady',
    ...changes,
  };
  const speech = fakeSpeech(voices);
  const marks: unknown[] = [];
  const reader = createReader({
    speech,
    count: world.texts.length,
    textOf: (at) => world.texts[at] ?? '',
    pronunciations: { UCL: 'U C L' },
    chooseVoice: (voices, at) => chooseVoice({ ...world, voices, lang: world.langOf(at) }),
    pace: () => world.pace,
    onSentence: (at) => marks.push(at),
    onWord: ({ from, to }) => marks.push([from, to]),
  });
  return { reader, speech, marks, world, status: () => reader.state.getState().status };
}

/** Lets the engine speak the last sentence from beginning to end. */
function hear(speech: ReturnType<typeof fakeSpeech>): void {
  speech.last().handlers.onStart();
  speech.last().handlers.onEnd();
}

beforeEach(() => void vi.useFakeTimers());

describe('reading', () => {
  it('goes from sentence to sentence, each when the one before has ended', () => {
    const { speech, status } = open();
    for (let heard = 1; heard <= texts.length; heard += 1) {
      expect(speech.said).toHaveLength(heard);
      hear(speech);
    }
    expect(status()).toBe('ended');
    expect(speech.said.map(({ utterance }) => utterance.text)).toEqual([
      'One is read.',
      'Two is U C L here.',
      'Three ends.',
    ]);
  });

  it('marks a sentence when the engine says it speaks, a word only when it names one', () => {
    const { reader, speech, marks, status } = open();
    expect([status(), marks]).toEqual(['starting', []]);
    speech.last().handlers.onWord(0, 3);
    expect(marks).toEqual([]);
    speech.last().handlers.onStart();
    expect([status(), marks]).toEqual(['reading', [0]]);
    reader.dispatch({ type: 'next' });
    speech.last().handlers.onStart();
    speech.last().handlers.onWord(7, 1);
    speech.last().handlers.onWord(900, 1);
    expect(marks).toEqual([0, 1, [7, 10]]);
  });

  it('marks the sentence by its new place when the list changes before the engine starts', () => {
    const { reader, speech, marks } = open();
    reader.dispatch({ type: 'text', at: 1, count: 4, isCurrentShown: true });
    speech.last().handlers.onStart();
    expect(marks).toEqual([1]);
  });

  it('stops after each sentence when it is to read one at a time', () => {
    const { reader, speech, status } = open();
    reader.dispatch({ type: 'mode', mode: 'single' });
    hear(speech);
    expect([status(), speech.said.length]).toEqual(['paused', 1]);
    reader.dispatch({ type: 'play' });
    expect(speech.last().utterance.text).toContain('Two');
    hear(speech);
    reader.dispatch({ type: 'previous' });
    expect(speech.last().utterance.text).toContain('One');
    hear(speech);
    reader.dispatch({ type: 'next' });
    expect(speech.last().utterance.text).toContain('Two');
  });

  it('waits for the child at every second sentence, without a timer', () => {
    const { reader, speech, marks, status } = open();
    reader.dispatch({ type: 'mode', mode: 'turns' });
    hear(speech);
    expect([status(), speech.said.length, marks.at(-1)]).toEqual(['turn', 1, 1]);
    vi.advanceTimersByTime(600_000);
    reader.dispatch({ type: 'pause' });
    expect([status(), speech.said.length]).toEqual(['turn', 1]);
    reader.dispatch({ type: 'play' });
    expect(speech.last().utterance.text).toContain('Three');
    reader.dispatch({ type: 'swap' });
    expect(status()).toBe('turn');
    reader.dispatch({ type: 'previous' });
    expect(speech.last().utterance.text).toContain('Two');
    hear(speech);
    reader.dispatch({ type: 'play' });
    expect(status()).toBe('ended');
  });

  it('leaves a sentence to its reader when sentences are added before it or taken away', () => {
    const { reader, speech, status } = open();
    const turn = () => reader.state.getState().at;
    reader.dispatch({ type: 'mode', mode: 'turns' });
    hear(speech);
    expect([status(), turn()]).toEqual(['turn', 1]);
    reader.dispatch({ type: 'text', at: 2, count: 6, isCurrentShown: true });
    expect([status(), turn(), isReadByChild(reader.state.getState(), 2)]).toEqual([
      'turn',
      2,
      true,
    ]);
    reader.dispatch({ type: 'text', at: 1, count: 3, isCurrentShown: true });
    expect(isReadByChild(reader.state.getState(), 1)).toBe(true);
    reader.dispatch({ type: 'play' });
    expect(speech.last().utterance.text).toContain('Three');
  });

  it('lets two children take turns without a voice, until there is one', () => {
    const { reader, speech, marks, status } = open([]);
    reader.dispatch({ type: 'mode', mode: 'turns' });
    vi.advanceTimersByTime(10_000);
    expect([status(), marks]).toEqual(['turn', [0]]);
    reader.dispatch({ type: 'play' });
    expect([status(), marks]).toEqual(['turn', [0, 1]]);
    speech.setVoices([voice('Ann')]);
    expect(status()).toBe('turn');
    reader.dispatch({ type: 'play' });
    expect(speech.last().utterance.text).toContain('Three');
    speech.setVoices([]);
    expect(status()).toBe('turn');
    reader.dispatch({ type: 'play' });
    expect(status()).toBe('ended');
  });

  it('goes to the sentence that is pressed, and not beyond either end', () => {
    const { reader, speech, status } = open();
    reader.dispatch({ type: 'go', at: 2 });
    expect(speech.last().utterance.text).toContain('Three');
    reader.dispatch({ type: 'next' });
    expect(status()).toBe('ended');
    reader.dispatch({ type: 'play' });
    expect(speech.last().utterance.text).toContain('One');
    reader.dispatch({ type: 'previous' });
    expect(speech.last().utterance.text).toContain('One');
  });

  it('starts the sentence again when pace or voice change, and only while speaking', () => {
    const { reader, speech, world } = open();
    world.pace = 'slow';
    reader.dispatch({ type: 'changed' });
    expect(speech.said.map(({ utterance }) => utterance.rate)).toEqual([1, 0.75]);
    reader.dispatch({ type: 'pause' });
    reader.dispatch({ type: 'changed' });
    expect(speech.said).toHaveLength(2);
  });
});

it('a pause is silent; Play starts the sentence again', () => {
  const { reader, speech, status } = open();
  hear(speech);
  speech.last().handlers.onStart();
  const silenced = speech.silenced();
  reader.dispatch({ type: 'pause' });
  expect([status(), speech.silenced()]).toEqual(['paused', silenced + 1]);
  reader.dispatch({ type: 'play' });
  expect(speech.said.map(({ utterance }) => utterance.text.slice(0, 3))).toEqual([
    'One',
    'Two',
    'Two',
  ]);
});

it.each(['onEnd', 'onStart'] as const)('a pause is not undone by a late %s (Firefox)', (event) => {
  const { reader, speech, status, marks } = open();
  const { handlers } = speech.last();
  reader.dispatch({ type: 'pause' });
  handlers[event]();
  handlers.onError('interrupted');
  expect([status(), marks, speech.said.length]).toEqual(['paused', [], 1]);
});

it('a pause also begins when the system silences the engine', () => {
  const { speech, status } = open();
  speech.last().handlers.onStart();
  // Another window may be speaking now.
  const silenced = speech.silenced();
  speech.last().handlers.onError('interrupted');
  expect([status(), speech.silenced()]).toEqual(['paused', silenced]);
});

describe('an engine that', () => {
  it('never starts is asked once more, then said to have stopped; Play tries again', () => {
    const { reader, speech, status } = open();
    vi.advanceTimersByTime(4_100);
    expect([status(), speech.said.length]).toEqual(['starting', 2]);
    vi.advanceTimersByTime(4_100);
    expect([status(), speech.said.length]).toEqual(['stopped', 2]);
    reader.dispatch({ type: 'play' });
    hear(speech);
    expect(speech.last().utterance.text).toContain('Two');
  });

  it('never ends is asked once more, then said to have stopped', () => {
    const { speech, status } = open();
    for (const told of ['reading', 'stopped']) {
      speech.last().handlers.onStart();
      vi.advanceTimersByTime(5_000 + 12 * 120 - 100);
      expect(status()).toBe('reading');
      vi.advanceTimersByTime(200);
      expect(status()).toBe(told === 'reading' ? 'starting' : 'stopped');
    }
    expect(speech.said).toHaveLength(2);
  });

  it('reports words times out from the last of them', () => {
    const { speech, status } = open();
    speech.last().handlers.onStart();
    for (let words = 0; words < 5; words += 1) {
      vi.advanceTimersByTime(6_000);
      speech.last().handlers.onWord(0, 3);
    }
    expect([status(), speech.said.length]).toEqual(['reading', 1]);
  });

  it('reports an end without a start is ignored', () => {
    const { speech, status } = open();
    speech.last().handlers.onEnd();
    speech.last().handlers.onEnd();
    expect([status(), speech.said.length]).toEqual(['stopped', 2]);
  });

  it.each([
    ['not-allowed', 'refused', 1],
    ['network', 'offline', 1],
    ['synthesis-failed', 'refused', 2],
  ])('reports %s leads to the status %s', (code, told, said) => {
    const { speech, status } = open();
    for (let times = 0; times < said; times += 1) speech.last().handlers.onError(code);
    expect([status(), speech.said.length]).toEqual([told, said]);
  });
});

it('keeps taking turns after a sentence in a language without a voice', () => {
  const { reader, speech, status } = open(undefined, {
    texts: ['Zero.', 'One.', 'Dos.', 'Three.', 'Four.'],
    langOf: (at) => (at === 2 ? 'es-ES' : 'en-GB'),
  });
  reader.dispatch({ type: 'mode', mode: 'turns' });
  hear(speech);
  const seen = Array.from({ length: 3 }, () => {
    reader.dispatch({ type: 'play' });
    return status();
  });
  // The child reads the Spanish sentence and the next one; then the voice reads English again.
  expect(seen).toEqual(['turn', 'turn', 'starting']);
  expect(speech.last().utterance.text).toBe('Four.');
});

describe('voices', () => {
  it('that load late are waited for', () => {
    const { speech, status } = open([]);
    vi.advanceTimersByTime(4_000);
    expect(status()).toBe('seeking');
    speech.setVoices([voice('Ann')]);
    expect(status()).toBe('starting');
  });

  it('that load after the tab was hidden do not begin to speak', () => {
    const { reader, speech, status } = open([]);
    reader.dispatch({ type: 'pause' });
    speech.setVoices([voice('Ann')]);
    expect([status(), speech.said.length]).toEqual(['paused', 0]);
    reader.dispatch({ type: 'play' });
    expect(status()).toBe('starting');
  });

  it('that arrive without an event are found', () => {
    const late: Voice[] = [];
    const { status } = open(late);
    vi.advanceTimersByTime(1_000);
    late.push(voice('Ann'));
    vi.advanceTimersByTime(300);
    expect(status()).toBe('starting');
  });

  it('that do not arrive, or speak another language, are reported as missing', () => {
    for (const voices of [[], [voice('Eva', { lang: 'es-ES' })]]) {
      const { speech, status } = open(voices);
      vi.advanceTimersByTime(5_100);
      expect([status(), speech.said.length]).toEqual(['none', 0]);
    }
  });

  it('that arrive later are announced, and wait for a press', () => {
    const { reader, speech, status } = open([]);
    vi.advanceTimersByTime(6_700);
    speech.setVoices([voice('Ann')]);
    expect([status(), speech.said.length]).toEqual(['voice-found', 0]);
    reader.dispatch({ type: 'play' });
    expect(speech.said).toHaveLength(1);
  });

  it('that arrive later without an event are found by a press', () => {
    const { reader, speech, status } = open([]);
    vi.advanceTimersByTime(6_700);
    reader.dispatch({ type: 'play' });
    expect([status(), speech.said.length]).toEqual(['none', 0]);
    speech.setVoices([voice('Ann')], false);
    reader.dispatch({ type: 'play' });
    expect(speech.said).toHaveLength(1);
  });

  it('that need internet while there is none are reported before reading starts', () => {
    const far = voice('Far', { place: 'online' });
    const { speech, status } = open([far], { isOnline: false, selectedId: 'Far' });
    expect([status(), speech.said.length]).toEqual(['offline', 0]);
  });

  it('that are lost while it reads are missed at the next sentence', () => {
    const { speech, status } = open();
    speech.last().handlers.onStart();
    speech.setVoices([]);
    expect(status()).toBe('reading');
    speech.last().handlers.onEnd();
    vi.advanceTimersByTime(6_000);
    expect([status(), speech.said.length]).toEqual(['none', 1]);
  });
});

it('says nothing after it was stopped, whatever the engine reports', () => {
  const { reader, speech } = open();
  const silenced = speech.silenced();
  reader.stop();
  expect(speech.silenced()).toBe(silenced + 1);
  vi.advanceTimersByTime(60_000);
  speech.setVoices([]);
  expect(speech.said).toHaveLength(1);
});
