// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storyIndex } from '#content/story/story-index.ts';
import { KeptList } from '#features/stories/kept-list.tsx';
import { messageVersion } from '#shared/worker-messages.ts';
import { makeStory } from '../../../support/content/make-story.ts';

afterEach(() => {
  cleanup();
});

it('marks a title in another language, in the link and in the name of the button', async () => {
  const tier = { total: 0, paths: [], missing: [] };
  const stories = { kept: ['/stories/7'], choice: 'newest', total: 1, bytesLeft: 0 };
  const report = { version: messageVersion, build: 'b', core: tier, pictures: tier };
  const controller = {
    postMessage: (_: unknown, [port]: readonly MessagePort[]) =>
      port?.postMessage({ ...report, stories: { ...stories, isRunning: false, isPaused: false } }),
  };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: { controller } });
  const index = storyIndex([makeStory({ id: 7, title: 'Title', lang: 'ar', dir: 'rtl' })]);
  vi.stubGlobal('fetch', async () => Response.json(index.map((entry) => ({ ...entry, bytes: 1 }))));
  render(<KeptList />);
  for (const title of await screen.findAllByText('Title'))
    expect([title.lang, title.dir]).toEqual(['ar', 'rtl']);
});
