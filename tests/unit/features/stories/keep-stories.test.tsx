// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptStoriesCopy } from '#content/copy/parts/kept-stories.ts';
import { KeepStories } from '#features/stories/keep-stories.island.tsx';
import { isRecord } from '#shared/is-record.ts';
import type { StoryReport } from '#shared/story-keeping.ts';
import { messageVersion } from '#shared/worker-messages.ts';

const tier = { total: 0, paths: [], missing: [] };
const paths = (count: number) => Array.from({ length: count }, (_, at) => `/stories/${at + 1}`);
const fresh: StoryReport = {
  kept: paths(24),
  choice: 'newest',
  total: 300,
  bytesLeft: 11_800_000,
  isRunning: false,
  isPaused: false,
};

let stories: StoryReport;
let requests: unknown[];

beforeEach(() => {
  stories = fresh;
  requests = [];
  const controller = {
    postMessage(message: unknown, [port]: readonly MessagePort[]) {
      if (isRecord(message) && message['request'] !== 'GET_STATUS') requests.push(message);
      port?.postMessage({
        version: messageVersion,
        build: 'b',
        core: tier,
        pictures: tier,
        stories,
      });
    },
  };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, serviceWorker: { controller } });
});

it('keeps all stories after a press that says how much that is', async () => {
  render(<KeepStories />);
  const button = await screen.findByRole('button', { name: 'Keep all 300 stories (12 MB)' });
  expect(screen.getByText('24 of 300 stories are kept')).toBeTruthy();
  stories = { ...fresh, choice: 'all', isRunning: true, kept: paths(131), bytesLeft: 6_800_000 };
  fireEvent.click(button);
  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Keeping all stories');
  // Without the count, which would be announced every second.
  expect(screen.getByRole('status').textContent).toBe('Keeping all stories');
  expect(requests).toMatchObject([{ request: 'KEEP_STORIES', choice: 'all' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await vi.waitFor(() => expect(requests[1]).toMatchObject({ request: 'PAUSE_STORIES' }), {
    timeout: 20_000,
  });
});

it.each([
  [{ choice: 'all', isPaused: true }, 'Paused', ['Go on', 'That is enough']],
  [{ choice: 'all', failure: 'storage-full' }, 'No more room', ['Try again', 'That is enough']],
  [
    { choice: 'all', failure: 'offline' },
    keptStoriesCopy.heading.offline,
    ['Try again', 'That is enough'],
  ],
  [
    { choice: 'all', failure: 'blocked' },
    'Stories do not come through',
    ['Try again', 'That is enough'],
  ],
  [{ choice: 'all', isOutdated: true }, 'There is a new version', ['That is enough']],
  [
    { choice: 'all', kept: paths(300), bytesLeft: 0 },
    'All stories are here',
    ['Only the newest again'],
  ],
  [{ choice: 'all', kept: paths(300), isRunning: true }, 'Keeping all stories', ['Pause']],
  [
    { choice: 'all', kept: paths(300), failure: 'storage-full' },
    'No more room',
    ['Try again', 'That is enough'],
  ],
  [{ choice: 'all', kept: paths(299) }, 'Stories on this device', ['Keep all 300 stories (12 MB)']],
  [
    { kept: paths(3) },
    'Stories on this device',
    ['Keep all 300 stories (12 MB)', 'Keep the newest 24'],
  ],
] as const)('says of %o: %s', async (changes, heading, buttons) => {
  stories = { ...fresh, ...changes };
  render(<KeepStories />);
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it('leads to the update, because another try would fail in the same way', async () => {
  stories = { ...fresh, choice: 'all', isOutdated: true };
  render(<KeepStories />);
  const link = await screen.findByRole('link', { name: 'Go to the update' });
  expect(link.getAttribute('href')).toBe('/offline#update');
});

it('moves the focus to the heading when the button that has it disappears', async () => {
  render(<KeepStories />);
  const button = await screen.findByRole('button', { name: /^Keep all/ });
  button.focus();
  const show = async (changes: Partial<StoryReport>, heading: string) => {
    stories = { ...fresh, ...changes };
    dispatchEvent(new Event('focus'));
    return screen.findByRole('heading', { name: heading });
  };
  await show({ choice: 'all', isRunning: true }, 'Keeping all stories');
  // The same button is Pause now.
  expect(document.activeElement).toBe(button);
  const whole = { choice: 'all', kept: paths(300), bytesLeft: 0 } as const;
  expect(await show(whole, 'All stories are here')).toBe(document.activeElement);
  screen.getByRole('button', { name: 'Only the newest again' }).focus();
  expect(await show({}, 'Stories on this device')).toBe(document.activeElement);
});

it.each([
  ['offline', keptStoriesCopy.heading.offline],
  ['blocked', 'Stories do not come through'],
] as const)(
  'resumes by itself when the network is back, unless paused: %s',
  async (failure, name) => {
    stories = { ...fresh, choice: 'all', failure, isPaused: true };
    const { unmount } = render(<KeepStories />);
    await screen.findByRole('heading', { name: 'Paused' });
    dispatchEvent(new Event('online'));
    unmount();
    stories = { ...stories, isPaused: false };
    render(<KeepStories />);
    await screen.findByRole('heading', { name });
    expect(requests).toEqual([]);
    const isRepaired = () => {
      // The heading appears a moment before the `online` listener is added.
      if (requests.length === 0) dispatchEvent(new Event('online'));
      expect(requests).toMatchObject([{ request: 'REPAIR' }]);
    };
    await vi.waitFor(isRepaired, { timeout: 20_000 });
  },
);

it('says of a full disk how many stories are missing', async () => {
  stories = { ...fresh, choice: 'all', kept: paths(212), failure: 'storage-full' };
  render(<KeepStories />);
  expect(await screen.findByText(/88 stories are not here/)).toBeTruthy();
});

it('removes all but the newest 24 when only those are to stay', async () => {
  stories = { ...fresh, choice: 'all', kept: paths(300), bytesLeft: 0 };
  render(<KeepStories />);
  fireEvent.click(await screen.findByRole('button', { name: 'Only the newest again' }));
  await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 20_000 });
  expect(requests).toMatchObject([
    { request: 'REMOVE_STORIES', paths: paths(300).slice(24) },
    { request: 'KEEP_STORIES', choice: 'newest' },
  ]);
});

it.each([
  { isPaused: true },
  { failure: 'storage-full' },
  { failure: 'blocked' },
  { failure: 'offline' },
] as const)('keeps what it has when that is enough: %o', async (ended) => {
  stories = { ...fresh, choice: 'all', kept: paths(131), ...ended };
  render(<KeepStories />);
  fireEvent.click(await screen.findByRole('button', { name: 'That is enough' }));
  await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 20_000 });
  expect(requests).toMatchObject([
    { request: 'KEEP_STORIES', paths: paths(131) },
    { request: 'KEEP_STORIES', choice: 'newest' },
  ]);
});

it('keeps the newest 24 again after some of them were removed', async () => {
  stories = { ...fresh, kept: [] };
  render(<KeepStories />);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the newest 24' }));
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 20_000 });
  expect(requests).toMatchObject([{ request: 'KEEP_STORIES', choice: 'newest' }]);
});
