import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeltaPack, shortPack } from '#build/files/make-pack.ts';
import { packPrefix, storyFramePath } from '#hosting/pack.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { setStorageOff } from '#shared/storage-off.ts';
import { newestKept, type StoryRequest } from '#shared/story-keeping.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { origin } from '../../support/servers/site-network.ts';
import { activate } from '../../../sw/activate.ts';
import { createQueue, handleMessage } from '../../../sw/handle-message.ts';
import { KeptStories } from '../../../sw/kept-stories.ts';

const count = 30;
/** Paths of all stories, newest first. */
const paths = Array.from({ length: count }, (_, at) => `/stories/${count - at}`);
const newest = paths.slice(0, newestKept);
const [old = '', older = '', oldest = ''] = paths.slice(newestKept + 3);

const build = (version = '', of = paths) => ({
  '/': `home ${version}`,
  '/stories': 'list',
  '/offline': 'what is here',
  '/fallback-story': 'no story',
  ...Object.fromEntries(
    of.flatMap((path) => [
      [path, `${version} text of ${path}`],
      [path.replace('/stories/', '/art/story-').concat('-480.webp'), `picture of ${path}`],
    ]),
  ),
});

let harness: ReturnType<typeof createWorkerHarness>;
let hasNextBuild: boolean;
beforeEach(() => {
  hasNextBuild = false;
  harness = createWorkerHarness();
});
afterEach(() => setStorageOff(false));

/** Installs a build and starts its worker. */
async function start(
  files: Readonly<Record<string, string>> = build(),
  packs: Readonly<Record<string, string>> = {},
) {
  const site = harness.buildSite(files, undefined, packs);
  await site.install();
  await activate(site);
  const queues = { enqueue: createQueue(), enqueueStories: createQueue() };
  const deps = {
    ...site,
    ...queues,
    hasNextBuild: () => hasNextBuild,
    skipWaiting: async () => undefined,
    unregister: async () => true,
  };
  const jobs: Promise<unknown>[] = [];
  const living = Object.assign(Object.create(event), {
    waitUntil: (job: Promise<unknown>) => void jobs.push(job),
  });
  const post = (
    request:
      StoryRequest | { readonly type: 'GET_STATUS' | 'REPAIR' | 'CACHE_IMAGES' | 'REMOVE_SITE' },
  ) => handleMessage({ version: 2, ...request }, living, deps);
  /** Waits for the downloads, and reads the report. */
  const report = async () => {
    await Promise.all(jobs);
    return (await post({ type: 'GET_STATUS' }))?.stories;
  };
  /** Keeps all stories, waits for them, and reads the report. */
  const keepAll = async () => {
    await post({ type: 'KEEP_STORIES', choice: 'all' });
    return report();
  };
  const answerOffline = async (path: string) => {
    harness.network.fault = 'offline';
    const answer = await site.answer(path, { navigate: !path.includes('.') });
    harness.network.fault = undefined;
    return answer;
  };
  await post({ type: 'CACHE_IMAGES' });
  return { ...site, post, keepAll, report, answerOffline };
}

const sizeOf = (some: readonly string[]) =>
  Object.entries(build())
    .filter(([file]) => some.includes(file))
    .reduce((sum, [, text]) => sum + text.length, 0);

it('keeps the newest stories unasked, with their pictures', async () => {
  const { post, report, answerOffline } = await start();
  expect(await report()).toEqual({
    kept: newest,
    choice: 'newest',
    total: count,
    bytesLeft: sizeOf(paths.slice(newestKept)),
    isRunning: false,
    isPaused: false,
  });
  expect(await answerOffline(newest[0] ?? '')).toContain('200');
  expect(await answerOffline(`/art/story-${count}-480.webp`)).toContain('200');
  expect(await answerOffline(old)).toContain('302');
  expect((await post({ type: 'REPAIR' }))?.core.missing).toEqual([]);
});

it.each([
  ['compressed', 'gzip', undefined],
  ['as they are, where the engine cannot compress', null, 'CompressionStream'],
])('stores the documents of stories %s', async (_, encoding, lacking) => {
  if (lacking) vi.stubGlobal(lacking, undefined);
  const { answerOffline } = await start();
  const stored = await harness.stored.open(cacheNames.core);
  const read = async (path: string) => stored.match(new URL(path, origin), { ignoreSearch: true });
  expect((await read(newest[0] ?? ''))?.headers.get('content-encoding')).toBe(encoding);
  expect((await read('/stories'))?.headers.get('content-encoding')).toBeNull();
  expect(await answerOffline(newest[0] ?? '')).toBe(`200  text of ${newest[0]}`);
});

it('keeps each story that was opened, also across updates', async () => {
  const { post, report } = await start();
  await post({ type: 'KEEP_STORIES', paths: [old] });
  expect((await report())?.kept).toEqual([...newest, old]);
  harness.network.log.length = 0;
  await post({ type: 'KEEP_STORIES', paths: [old] });
  await report();
  expect(harness.network.log).toEqual([]);

  const next = await start(build('new'));
  expect((await next.report())?.kept).toEqual([...newest, old]);
  expect(await next.answerOffline(old)).toBe(`200 new text of ${old}`);
});

it('keeps the newest choice if an earlier one, which did not fit on the disk, is stored at the same time', async () => {
  const list = paths.map((url) => ({ url, revision: '1', story: url.replace('/stories/', '') }));
  const stories = new KeptStories(list);
  const notes = await harness.stored.open(cacheNames.keeping);
  notes.isFull = true;
  await stories.change({ type: 'KEEP_STORIES', paths: [old] });
  notes.isFull = false;
  const [begun, put] = [createDeferred(), notes.put.bind(notes)];
  vi.spyOn(notes, 'put').mockImplementationOnce(async (...note) => {
    begun.resolve();
    // A slow disk.
    await new Promise((resolve) => setTimeout(resolve));
    return put(...note);
  });
  const saving = stories.save();
  await begun.promise;
  await Promise.all([saving, stories.change({ type: 'REMOVE_STORIES', paths: [old] })]);
  expect(await new KeptStories(list).read()).toMatchObject({ opened: [], removed: [old] });
});

it('keeps all stories by choice, also across updates, and shows the old version of a story until the new one is stored', async () => {
  const { post, report } = await start();
  expect((await post({ type: 'KEEP_STORIES', choice: 'all' }))?.stories).toMatchObject({
    choice: 'all',
    isRunning: true,
  });
  expect(await report()).toMatchObject({ kept: paths, bytesLeft: 0, isRunning: false });

  const next = await start(build('new'));
  expect(await next.answerOffline(oldest)).toBe(`200  text of ${oldest}`);
  await next.post({ type: 'REPAIR' });
  expect(await next.report()).toMatchObject({ kept: paths, choice: 'all', bytesLeft: 0 });
  expect(await next.answerOffline(oldest)).toBe(`200 new text of ${oldest}`);
  // Earlier versions no longer take room.
  expect(await harness.stored.list(cacheNames.core)).toHaveLength(count + 4);
});

it('shows the old version of a story, and the stored photograph, on a network that never answers', async () => {
  const { keepAll } = await start();
  await keepAll();
  const next = await start(build('new'));
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const answers = [
    next.answer(oldest, { navigate: true }),
    next.answer(`/art/story-${count}-960.webp`),
  ];
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await Promise.all(answers)).toEqual([
    `200  text of ${oldest}`,
    `200 picture of ${paths[0]}`,
  ]);
});

it('reports missing bytes while a picture is missing, although every story opens', async () => {
  const { keepAll, report } = await start();
  await keepAll();
  const cache = await caches.open(cacheNames.pictures);
  const [picture] = (await cache.keys()).filter(({ url }) =>
    url.includes(`/art/story-${count - 20}-`),
  );
  await cache.delete(picture?.url ?? '');
  expect(picture).toBeDefined();
  const left = await report();
  expect(left?.kept).toEqual(paths);
  expect(left?.bytesLeft).toBeGreaterThan(0);
});

it('asks again at the next page load for a picture that a filter replaces, while it keeps all stories', async () => {
  const { post, keepAll, report } = await start();
  await keepAll();
  const picture = `/art/story-${count}-480.webp`;
  const cache = await caches.open(cacheNames.pictures);
  for (const { url } of await cache.keys()) if (url.includes(picture)) await cache.delete(url);
  harness.network.faults.set(picture, 'filter');
  for (const _ of ['first', 'later']) {
    harness.network.log.length = 0;
    await post({ type: 'REPAIR' });
    await report();
  }
  expect(harness.network.log).toEqual([`reload ${picture}`]);
});

it('pauses, also across restarts, and resumes where it was', async () => {
  const { post } = await start();
  await post({ type: 'PAUSE_STORIES' });
  const again = await start();
  expect(await again.report()).toMatchObject({ isPaused: true });
  await again.post({ type: 'KEEP_STORIES', choice: 'all' });
  await again.post({ type: 'PAUSE_STORIES' });
  const paused = await again.report();
  expect(paused).toMatchObject({ isPaused: true, isRunning: false, choice: 'all' });
  expect(paused?.kept.length).toBeLessThan(count);
  await again.post({ type: 'REPAIR' });
  expect((await again.report())?.kept.length).toBe(paused?.kept.length);
  await again.post({ type: 'KEEP_STORIES', choice: 'all' });
  expect(await again.report()).toMatchObject({ kept: paths, isPaused: false });
});

it('fetches no missing picture during a pause, even of a story whose page is stored', async () => {
  const { post, keepAll, report } = await start();
  const picture = `/art/story-${old.slice(9)}-480.webp`;
  harness.network.faults.set(picture, 'offline');
  expect((await keepAll())?.kept).toContain(old);
  await post({ type: 'PAUSE_STORIES' });
  harness.network.faults.clear();
  harness.network.log.length = 0;
  await post({ type: 'REPAIR' });
  await report();
  expect(harness.network.log).toEqual([]);
});

it('updates during a pause what it has kept so far, whose scripts would go after two releases', async () => {
  const { post, keepAll } = await start();
  await keepAll();
  await post({ type: 'REMOVE_STORIES', paths: [older] });
  await post({ type: 'PAUSE_STORIES' });
  const next = await start(build('new'));
  await next.post({ type: 'REPAIR' });
  expect(await next.report()).toMatchObject({ isPaused: true, choice: 'all' });
  expect(await next.answerOffline(old)).toBe(`200 new text of ${old}`);
  expect(await next.answerOffline(older)).toContain('302');
});

it('removes a story, one of the newest too, until it is opened again', async () => {
  const { post, report, answerOffline } = await start();
  const [first = '', ...others] = newest;
  await post({ type: 'REMOVE_STORIES', paths: [first] });
  expect((await report())?.kept).toEqual(others);
  expect(await harness.stored.list(cacheNames.pictures)).toHaveLength(newestKept - 1);
  expect((await post({ type: 'REPAIR' }))?.core.missing).toEqual([]);
  const next = await start(build('new'));
  expect((await next.report())?.kept).toEqual(others);
  await next.post({ type: 'KEEP_STORIES', paths: [first] });
  expect((await next.report())?.kept).toEqual(newest);
  expect(await answerOffline('/')).toContain('200');
});

describe('a story that is removed while its download is under way', () => {
  /** Holds the responses from now on. Returns what releases them, once the worker has asked. */
  function holdResponses() {
    const [asked, gate] = [createDeferred(), createDeferred()];
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.resolve();
      await gate.promise;
      return harness.network.fetch(request);
    });
    return { asked: asked.promise, release: gate.resolve };
  }

  it.each(['the worker', 'a page'] as const)(
    'stays removed when it arrives for %s',
    async (who) => {
      const { answer, post, report } = await start();
      const [path = ''] = newest;
      const cache = await harness.stored.open(cacheNames.core);
      const [story] = (await cache.keys()).filter(({ url }) => new URL(url).pathname === path);
      await cache.delete(story?.url ?? '');
      const held = holdResponses();
      const download =
        who === 'a page' ? answer(path, { navigate: true }) : post({ type: 'REPAIR' });
      await held.asked;
      await post({ type: 'REMOVE_STORIES', paths: [path] });
      held.release();
      await download;
      const left = await report();
      expect(left?.kept).toEqual(newest.slice(1));
      expect(left).not.toHaveProperty('failure');
      expect(await harness.stored.list(cacheNames.pictures)).toHaveLength(newestKept - 1);
    },
  );

  it('is not missing for an installation', async () => {
    const site = harness.buildSite(build());
    const held = holdResponses();
    const installed = site.install();
    await held.asked;
    await site.stories.change({ type: 'REMOVE_STORIES', paths: 'all' });
    held.release();
    await installed;
    expect(await harness.stored.list(cacheNames.core)).toHaveLength(4);
  });

  it('stays when the download was only paused', async () => {
    const { post, report } = await start();
    const held = holdResponses();
    await post({ type: 'KEEP_STORIES', choice: 'all' });
    await held.asked;
    await post({ type: 'PAUSE_STORIES' });
    held.release();
    expect((await report())?.kept.length).toBeGreaterThan(newestKept);
  });
});

it('stores no story that a page only fetches, such as one that is linked there or was removed', async () => {
  const { answer, post, report } = await start();
  await post({ type: 'REMOVE_STORIES', paths: newest.slice(0, 1) });
  for (const path of [newest[0] ?? '', old])
    for (const file of [path, path.replace('/stories/', '/art/story-').concat('-480.webp')])
      expect(await answer(file)).toMatch(/^200 /);
  expect((await report())?.kept).toEqual(newest.slice(1));
  expect(await harness.stored.list(cacheNames.pictures)).toHaveLength(newestKept - 1);
});

it('stores a story that is opened while the page still fetches it', async () => {
  const { answer, post, report, answerOffline } = await start();
  await Promise.all([
    answer(old, { navigate: true }),
    answer(`/art/story-${old.slice(9)}-480.webp`),
    post({ type: 'KEEP_STORIES', paths: [old] }),
  ]);
  expect(await report()).not.toHaveProperty('failure');
  expect(await answerOffline(old)).toBe(`200  text of ${old}`);
  expect(await answerOffline(`/art/story-${old.slice(9)}-480.webp`)).toContain('200');
});

it('removes all, and keeps a new one', async () => {
  const { post, keepAll, report } = await start();
  await keepAll();
  await post({ type: 'REMOVE_STORIES', paths: 'all' });
  expect(await report()).toMatchObject({ kept: [], choice: 'newest' });
  expect(await harness.stored.list(cacheNames.core)).toHaveLength(4);
  const next = await start(build('new', ['/stories/31', ...paths]));
  expect((await next.report())?.kept).toEqual(['/stories/31']);
});

it('keeps only the newest and the opened stories again', async () => {
  const { post, keepAll, report } = await start();
  await post({ type: 'KEEP_STORIES', paths: [older] });
  await keepAll();
  await post({ type: 'KEEP_STORIES', choice: 'newest' });
  expect((await report())?.kept).toEqual([...newest, older]);
});

it('keeps what it has when the rest of all is not wanted any more', async () => {
  const { post, keepAll, report } = await start();
  harness.network.faults.set(old, 'error');
  await keepAll();
  harness.network.faults.clear();
  await post({ type: 'PAUSE_STORIES' });
  const kept = paths.filter((path) => path !== old);
  expect(await report()).toMatchObject({ kept, choice: 'all', isPaused: true });
  // A page sends both without waiting for an answer.
  const requests = [{ paths: kept }, { choice: 'newest' }] as const;
  await Promise.all(requests.map((rest) => post({ type: 'KEEP_STORIES', ...rest })));
  expect(await report()).toMatchObject({ kept, choice: 'newest', isPaused: false });
  const next = await start(build('new', ['/stories/31', ...paths]));
  expect((await next.report())?.kept).toEqual(['/stories/31', ...kept]);
});

it.each(['storage-full', 'offline'] as const)(
  'ends cleanly, says why, and completes later: %s',
  async (failure) => {
    const { keepAll } = await start();
    const cache = await harness.stored.open(cacheNames.core);
    const put = vi.spyOn(cache, 'put');
    // Offline from the first stored file on, while four requests run and six stories are missing.
    let room = failure === 'offline' ? 0 : 2;
    const putReally = Object.getPrototypeOf(cache).put.bind(cache);
    put.mockImplementation(async (...row) => {
      const isOver = (room -= 1) < 0;
      if (isOver && failure === 'offline') harness.network.fault = 'offline';
      cache.isFull = isOver && failure === 'storage-full';
      return putReally(...row);
    });
    const ended = await keepAll();
    expect(ended).toMatchObject({ choice: 'all', failure, isRunning: false });
    expect(ended?.kept.length).toBeLessThan(count);
    expect(ended?.bytesLeft).toBeGreaterThan(0);
    room = Infinity;
    harness.network.fault = undefined;
    const complete = await keepAll();
    expect(complete).toMatchObject({ kept: paths, bytesLeft: 0 });
    expect(complete).not.toHaveProperty('failure');
  },
);

it.each([
  ['filter', 'blocked'],
  ['script', 'blocked'],
  ['error', 'blocked'],
  ['offline', 'offline'],
] as const)('says why stories are missing: %s', async (fault, failure) => {
  const { keepAll } = await start();
  harness.network.fault = fault;
  expect(await keepAll()).toMatchObject({ failure });
});

it.each(['filter', 'error'] as const)(
  'does not blame a filter while the next build waits, because the host has that build’s stories: %s',
  async (fault) => {
    const { post, keepAll, report } = await start();
    hasNextBuild = true;
    harness.network.fault = fault;
    const outdated = await keepAll();
    expect(outdated).toMatchObject({ isOutdated: true });
    expect(outdated).not.toHaveProperty('failure');
    hasNextBuild = false;
    await post({ type: 'REPAIR' });
    expect(await report()).toMatchObject({ failure: 'blocked' });
  },
);

describe('all stories, which come in packs', () => {
  const many = Array.from(
    { length: newestKept + 40 },
    (_, at) => `/stories/${newestKept + 40 - at}`,
  );
  const frame = '<html><style>a{b:c}</style>';
  const texts = Object.fromEntries(many.map((path) => [path, `${frame}<p>${path}</p></html>`]));
  const packs = Object.fromEntries(
    many.slice(newestKept).map((path) => {
      const made = makeDeltaPack(
        new Map([[path, texts[path] ?? '']]),
        new Map([[storyFramePath, frame]]),
      );
      return [`${packPrefix}story-${path.slice(9)}-a.json`, JSON.stringify(shortPack(made))];
    }),
  );
  const startMany = () => start({ '/': 'home', ...texts, [storyFramePath]: frame }, packs);

  it.each([
    ['is enough', [{ type: 'PAUSE_STORIES' }, { type: 'KEEP_STORIES', choice: 'newest' }]],
    ['is paused', [{ type: 'PAUSE_STORIES' }]],
    ['is taken off', [{ type: 'REMOVE_SITE' }]],
  ] as const)('cost nothing more when it %s', async (_, requests) => {
    const { post, report } = await startMany();
    const gate = createDeferred();
    vi.stubGlobal('fetch', async (request: Request) => {
      await gate.promise;
      return harness.network.fetch(request);
    });
    harness.network.log.length = 0;
    await post({ type: 'KEEP_STORIES', choice: 'all' });
    // The first pack waits at the gate by then.
    await new Promise((resolve) => setTimeout(resolve));
    for (const request of requests) await post(request);
    gate.resolve();
    await report();
    expect(harness.network.log.length).toBeLessThanOrEqual(1);
  });

  it('cost one request each', async () => {
    const { keepAll } = await startMany();
    harness.network.log.length = 0;
    expect(await keepAll()).toMatchObject({ kept: many, bytesLeft: 0 });
    expect(harness.network.log).toHaveLength(40);
  });

  it.each(['offline', 'error', 'filter', 'full disk'] as const)(
    'cost one request per visit after the first while none can be stored: %s',
    async (fault) => {
      const { post, keepAll, report } = await startMany();
      const cache = await harness.stored.open(cacheNames.core);
      if (fault === 'full disk') cache.isFull = true;
      else harness.network.fault = fault;
      const requests = async (request: Parameters<typeof post>[0]) => {
        harness.network.log.length = 0;
        await post(request);
        await report();
        return harness.network.log.length;
      };
      const first = await requests({ type: 'KEEP_STORIES', choice: 'all' });
      expect(first).toBeLessThanOrEqual(fault === 'full disk' ? 5 : 22);
      const visits = [];
      for (let visit = 0; visit < 4; visit += 1) visits.push(await requests({ type: 'REPAIR' }));
      expect(visits).toEqual(fault === 'filter' ? [1, 1, 0, 0] : [1, 1, 1, 1]);

      cache.isFull = false;
      harness.network.fault = undefined;
      await post({ type: 'KEEP_STORIES', choice: 'newest' });
      expect(await keepAll()).toMatchObject({ kept: many, bytesLeft: 0 });
    },
  );

  it('do not keep other files from being stored while they fail', async () => {
    const { post, report } = await startMany();
    harness.network.fault = 'filter';
    await post({ type: 'KEEP_STORIES', choice: 'all' });
    for (let visit = 0; visit < 3; visit += 1) {
      await post({ type: 'REPAIR' });
      await report();
    }
    harness.network.fault = undefined;
    const cache = await harness.stored.open(cacheNames.core);
    const [home] = await cache.keys();
    await cache.delete(home?.url ?? '');
    expect(await post({ type: 'REPAIR' })).toMatchObject({ core: { missing: [] }, failure: null });
    expect(await report()).toMatchObject({ failure: 'blocked' });
  });
});

it('answers for every form of a photograph with the one that it keeps', async () => {
  const { answerOffline } = await start();
  for (const form of ['-960.webp', '.jpg', '-480.jpg'])
    expect(await answerOffline(`/art/story-${count}${form}`)).toBe(`200 picture of ${paths[0]}`);
});

it('leaves the next build its stories when a story is opened or removed meanwhile, and does not count them', async () => {
  const { post, report } = await start();
  const next = harness.buildSite(build('next', paths.slice(10)));
  await next.install();
  hasNextBuild = true;
  await post({ type: 'KEEP_STORIES', paths: newest.slice(0, 1) });
  await post({ type: 'REMOVE_STORIES', paths: newest.slice(0, 1) });
  expect((await report())?.kept).toEqual(newest.slice(1));
  expect(await next.core.findMissing()).toEqual([]);
});
