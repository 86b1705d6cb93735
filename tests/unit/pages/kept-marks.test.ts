// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceKeptMarks } from '#pages/stories/enhance-kept-marks.ts';
import { StoryList } from '#pages/stories/story-list.tsx';
import { createListView } from '#pages/stories/list-view.ts';
import { storyIndex } from '#content/story/story-index.ts';
import { makeStory } from '../../support/content/make-story.ts';
import { makeReport, makeStoryReport } from '../../support/fakes/worker-report.ts';

let ports: MessagePort[];
let stop: () => void;
const answer = (kept: readonly string[] = ['/stories/7']) => {
  for (const port of ports) port.postMessage(makeReport({ stories: makeStoryReport({ kept }) }));
};

function setOnline(onLine: boolean): void {
  const postMessage = (_: unknown, [port]: readonly MessagePort[]) => port && ports.push(port);
  const serviceWorker = { controller: { postMessage } };
  vi.stubGlobal('navigator', { ...navigator, onLine, serviceWorker });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

beforeEach(() => {
  ports = [];
  document.body.innerHTML = `<template data-away><p class="away"></p></template><ol>
    <li data-story="7"><div><img></div></li><li data-story="8"><div><img></div></li></ol>`;
  setOnline(false);
  stop = enhanceKeptMarks(document.querySelector('ol') ?? document.body);
});
afterEach(() => stop());

const marked = () =>
  [...document.querySelectorAll('ol .away')].map((mark) => mark.closest('li')?.dataset['story']);

async function expectMark(): Promise<void> {
  await expect.poll(() => ports).toHaveLength(1);
  answer();
  await expect.poll(marked).toEqual(['8']);
}

it('marks the stories that are not on this device, until the network is back', async () => {
  await expectMark();
  setOnline(true);
  await expect.poll(marked).toEqual([]);
});

it('marks stories that were removed on the same page', async () => {
  await expectMark();
  dispatchEvent(new Event('kept-stories'));
  await expect.poll(() => ports).toHaveLength(2);
  answer([]);
  await expect.poll(marked).toEqual(['7', '8']);
});

it('marks the results of a search too', async () => {
  stop();
  const many = Array.from({ length: 30 }, (_, at) => makeStory({ id: at + 1 }));
  const list = createElement(StoryList, {
    stories: many,
    books: { bytes: 1, year: undefined, years: [] },
  });
  document.body.innerHTML = renderToStaticMarkup(list);
  const found = storyIndex(many)
    .filter(({ id }) => id === 7 || id === 8)
    .map((story) => ({ story: { ...story, bytes: 1 } }));
  createListView(document.body).showResults({ found }, 2, '', 30);
  const results = document.querySelector<HTMLElement>('[data-results] [data-enhance=kept-marks]');
  ports = [];
  stop = enhanceKeptMarks(results ?? document.createElement('ol'));
  await expectMark();
});

it('marks none where the worker answers after the network is back', async () => {
  await expect.poll(() => ports).toHaveLength(1);
  setOnline(true);
  // The page closes the channel when it has the answer.
  const isHandled = new Promise((resolve) => ports[0]?.addEventListener('close', resolve));
  answer();
  await isHandled;
  expect(marked()).toEqual([]);
});
