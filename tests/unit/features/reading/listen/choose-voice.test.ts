import { describe, expect, it } from 'vitest';
import { chooseVoice } from '#features/reading/listen/choose-voice.ts';
import type { Voice } from '#platform/device/speech.ts';
import { voice } from '../../../../support/fakes/fake-speech.ts';

function choose(voices: readonly Voice[], selectedId?: string, isOnline = true) {
  const choice = chooseVoice({ voices, lang: 'en-GB', selectedId, isOnline });
  return { ...choice, name: choice.voice?.name, names: choice.offered.map(({ name }) => name) };
}

const ann = voice('Ann');
const bob = voice('Bob', { lang: 'en-US', isDefault: true });
const far = voice('Far', { place: 'online' });
const flite = voice('Flite', { place: 'unstated', lang: 'en-US' });
const eva = voice('Eva', { lang: 'es-ES' });

describe('the voice', () => {
  it('is one of this device, of the page’s own country if there is one', () => {
    expect(choose([far, flite, bob, ann, eva])).toMatchObject({
      availability: 'ready',
      name: 'Ann',
      names: ['Ann', 'Bob', 'Flite', 'Far'],
    });
  });

  it('needs internet only if it was selected, and there is internet', () => {
    expect(choose([ann, far], 'Far').name).toBe('Far');
    expect(choose([ann, far], 'Far', false).name).toBe('Ann');
    expect(choose([far])).toMatchObject({
      availability: 'not-selected',
      name: undefined,
      names: ['Far'],
    });
    expect(choose([far], 'Far').availability).toBe('ready');
    expect(choose([far], 'Far', false)).toMatchObject({ availability: 'offline', name: undefined });
  });

  it('is the usual one where the selected one is gone, or speaks another language', () => {
    expect(choose([ann, bob], 'Gone').name).toBe('Ann');
    expect(choose([ann, eva], 'Eva').name).toBe('Ann');
  });

  it.each(['eng-US-f000', 'eng', 'en_GB', 'EN-gb', 'en-US-x-lvariant-f00'])(
    'may name its language as %s',
    (lang) => {
      expect(choose([eva, voice('Other', { lang })])).toMatchObject({
        availability: 'ready',
        names: ['Other'],
      });
    },
  );

  it('is one without a language only where no other is on the device', () => {
    const untold = voice('Untold', { lang: '', isDefault: true });
    expect(choose([untold, flite])).toMatchObject({ name: 'Flite', names: ['Flite', 'Untold'] });
    expect(choose([untold, eva])).toMatchObject({ availability: 'ready', name: 'Untold' });
  });

  it('is none where no voice speaks the page’s language', () => {
    expect(choose([])).toMatchObject({ availability: 'none', name: undefined });
    expect(choose([eva])).toMatchObject({ availability: 'none', names: [] });
    expect(
      choose([voice('Enga', { lang: 'enq' }), voice('X', { lang: 'English?' })]).availability,
    ).toBe('none');
  });
});

it('novelty voices and variants are offered only when there are no others', () => {
  const toys = [voice('Zarvox'), voice('English+Annie'), voice('Bad News')];
  expect(choose([...toys, ann]).names).toEqual(['Ann']);
  expect(choose(toys).names).toHaveLength(3);
});

it('each voice is offered once, and fewer than 30', () => {
  expect(choose([ann, ann]).names).toEqual(['Ann']);
  const many = Array.from({ length: 300 }, (_, at) => voice(`Voice ${at}`));
  expect(choose(many).names.length).toBeLessThan(30);
  expect(choose(many, 'Voice 299').names).toContain('Voice 299');
});
