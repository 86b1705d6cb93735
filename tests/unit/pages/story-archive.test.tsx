// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { storyIndex, storySearchFiles, storySearchPath } from '#content/story/story-index.ts';
import { enhanceStoryArchive } from '#pages/stories/enhance-story-archive.ts';
import { readListState } from '#pages/stories/list-state.ts';
import { StoryList } from '#pages/stories/story-list.tsx';
import { storyIndexPath } from '#shared/story-keeping.ts';
import { makeStory } from '../../support/content/make-story.ts';

const stories = Array.from({ length: 30 }, (_, at) =>
  makeStory({
    id: at + 1,
    categories: [at < 5 ? 'education' : 'media'],
    blocks: storyBlocks(at < 5 ? 'Pupils play chess.' : 'They play football.'),
  }),
);

let stop: () => void;
let isOffline: boolean;

beforeEach(() => {
  const files = new Map<string, unknown>([
    [storyIndexPath, storyIndex(stories).map((story) => ({ ...story, bytes: 1 }))],
    ...storySearchFiles(stories).map((file, at) => [storySearchPath(at + 1), file] as const),
  ]);
  isOffline = false;
  vi.stubGlobal('fetch', async (path: string) =>
    isOffline ? Response.error() : Response.json(files.get(path)),
  );
  history.replaceState(null, '', '/stories');
  document.body.innerHTML = renderToStaticMarkup(
    <StoryList stories={stories} books={{ bytes: 1, year: undefined, years: [] }} />,
  );
  stop = enhanceStoryArchive(element('[data-enhance=story-archive]'));
});
afterEach(() => stop());

it('names the chosen category where none of its stories has the words', async () => {
  element('[data-choice=media]').click();
  type('chess');
  await expect
    .poll(() => element('.nothing h2').textContent)
    .toBe('No story in Media has “chess”.');
  element('[data-choice=all]').click();
  await expect.poll(() => element('.nothing').hidden).toBe(true);
  type('xylophone');
  await expect.poll(() => element('.nothing h2').textContent).toBe('No story has “xylophone”.');
});

it('says only once that there is nothing', async () => {
  const shown = () => element('[data-shown]').textContent;
  type('xylophone');
  await expect.poll(() => element('.nothing').hidden).toBe(false);
  expect([shown(), element('progress').hidden]).toEqual(['', true]);
  type('chess');
  await expect.poll(shown).toBe('All 5 stories are shown');
  expect(element('progress').hidden).toBe(false);
  type('');
  element('[data-choice=impact]').click();
  const status = () => element('[data-story-count]').textContent;
  await expect.poll(status).toBe('No stories here yet.');
  expect(shown()).toBe('');
});

it('searches in a category for words that were typed just before its press', async () => {
  type('chess').blur();
  element('[data-choice=education]').click();
  expect(document.querySelector('input')?.value).toBe('chess');
  await expect
    .poll(() => element('[data-story-count]').textContent)
    .toBe('5 stories with “chess” in Education');
});

it('shows the words of the address on Back, even while the field has the focus', async () => {
  element('[data-choice=media]').click();
  const field = type('football');
  await expect
    .poll(() => element('[data-story-count]').textContent)
    .toBe('25 stories with “football” in Media');
  type('football cup');
  // As Back does.
  history.replaceState(null, '', '/stories');
  dispatchEvent(new Event('popstate'));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
  expect(element('[data-story-count]').textContent).toBe('30 stories, newest first');
});

describe('without the index', () => {
  // The index is loaded once, so each test needs a module that has not loaded it yet.
  beforeEach(async () => {
    stop();
    vi.resetModules();
    isOffline = true;
    const fresh = await import('#pages/stories/enhance-story-archive.ts');
    stop = fresh.enhanceStoryArchive(element('[data-enhance=story-archive]'));
  });
  const failed = 'The other stories did not load. Try again when the connection is better.';
  const status = () => element('[data-story-count]').textContent;
  const shown = () => element('[data-shown]').textContent;

  it('says beside the pressed control that the stories did not load', async () => {
    element('[data-choice=media]').click();
    await expect.poll(status).toBe(failed);
    expect(shown()).toBe('24 of 30 stories are shown');
    element('[data-choice=all]').click();
    expect(status()).toBe('30 stories, newest first');
    type('chess');
    await expect.poll(status).toBe(failed);
    type('');
    await expect.poll(status).toBe('30 stories, newest first');
    element('[data-more]').click();
    await expect.poll(shown).toBe(failed);
  });

  it('tries again with the next press on Load More, without adding more', async () => {
    for (const _ of [1, 2, 3]) {
      element('[data-more]').click();
      expect(shown()).toBe('Loading more stories …');
      await expect.poll(shown).toBe(failed);
    }
    isOffline = false;
    element('[data-more]').click();
    await expect.poll(shown).toBe('All 30 stories are shown');
  });

  it('adds once for two presses on Load More before the stories have loaded', async () => {
    isOffline = false;
    const addresses: string[] = [];
    const onAddress = (event: CustomEventInit<{ search: string }>) =>
      addresses.push(event.detail?.search ?? '');
    addEventListener('address', onAddress);
    element('[data-more]').click();
    element('[data-more]').click();
    await expect.poll(shown).toBe('All 30 stories are shown');
    removeEventListener('address', onAddress);
    expect(addresses.map((search) => readListState(search).shown)).toEqual([48, 48]);
  });
});

it('lets no more words be typed than the address keeps', () => {
  const words = 'a'.repeat(document.querySelector('input')?.maxLength ?? 0);
  expect(readListState(`?q=${words}`).words).toBe(words);
  expect(readListState(`?q=${words}a`).words).toBe(words);
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

function type(words: string): HTMLInputElement {
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no search field');
  field.focus();
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
