// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storyIndex } from '#content/story/story-index.ts';
import { KeptList } from '#features/stories/kept-list.tsx';
import { makeStory } from '../../../support/content/make-story.ts';
import { WorkerContainer } from '../../../support/fakes/worker-container.ts';
import { makeReport, makeStoryReport } from '../../../support/fakes/worker-report.ts';

it('marks a title in another language, in the link and in the name of the button', async () => {
  const stories = makeStoryReport({ kept: ['/stories/7'] });
  const serviceWorker = new WorkerContainer(makeReport({ stories }));
  serviceWorker.takeControl();
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker });
  const index = storyIndex([makeStory({ id: 7, title: 'Title', lang: 'ar', dir: 'rtl' })]);
  vi.stubGlobal('fetch', async () => Response.json(index.map((entry) => ({ ...entry, bytes: 1 }))));
  render(<KeptList />);
  for (const title of await screen.findAllByText('Title'))
    expect([title.lang, title.dir]).toEqual(['ar', 'rtl']);
});
