// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { browserSpeech, canSpeak } from '#platform/device/speech.ts';

/** Returns where a voice with these properties speaks. */
function placeOf(voice: { readonly localService: unknown; readonly voiceURI: string }) {
  const told = { name: 'Ann', lang: 'en_GB', default: false, ...voice };
  vi.stubGlobal('speechSynthesis', { getVoices: () => [told] });
  return browserSpeech().voices()[0]?.place;
}

it.each([
  ['Chromium’s own', true, 'Ann', 'device'],
  ['a maker’s in Chromium', false, 'Google UK English Female', 'online'],
  ['WebKitGTK’s own, called remote', false, '', 'unstated'],
  ['Linux’s in Firefox, called remote', false, 'urn:moz-tts:speechd:Ann?en', 'unstated'],
  ['one of which nothing is said', undefined, 'Ann', 'unstated'],
] as const)('knows whether a voice is local: %s', (_of, localService, voiceURI, place) => {
  expect(placeOf({ localService, voiceURI })).toBe(place);
});

it('writes languages as BCP 47', () => {
  placeOf({ localService: true, voiceURI: 'Ann' });
  expect(browserSpeech().voices()[0]?.lang).toBe('en-GB');
});

const engine = { getVoices: (): readonly unknown[] => [], cancel: vi.fn() };
const fail = () => {
  throw new Error('broken');
};

it.each([
  ['works', engine, true],
  ['is empty', undefined, false],
  ['is null', null, false],
  ['has no list', { ...engine, getVoices: vi.fn() }, false],
  ['throws for the list', { ...engine, getVoices: fail }, false],
  ['throws for a cancellation', { ...engine, cancel: fail }, false],
  ['has a voice without a language', { ...engine, getVoices: () => [{ lang: null }] }, true],
] as const)('knows whether an engine can speak that %s', (_name, speechSynthesis, expected) => {
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  expect(canSpeak()).toBe(expected);
});

it('cannot speak without utterances', () => {
  vi.stubGlobal('SpeechSynthesisUtterance', undefined);
  vi.stubGlobal('speechSynthesis', engine);
  expect(canSpeak()).toBe(false);
});

it('reports an engine that throws when it is to speak', () => {
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.stubGlobal('speechSynthesis', { ...engine, speak: fail });
  const onError = vi.fn();
  const handlers = { onStart: vi.fn(), onWord: vi.fn(), onEnd: vi.fn(), onError };
  const voice = { id: 'a', name: 'Ann', lang: 'en-GB', isDefault: true, place: 'device' } as const;
  browserSpeech().speak({ text: 'One.', voice, rate: 1 }, handlers);
  expect(onError).toHaveBeenCalledExactlyOnceWith('synthesis-failed');
});
