// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { browserSpeech } from '#platform/device/speech.ts';

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
