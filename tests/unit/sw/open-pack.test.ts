import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commonPack, makePack, makeDeltaPack, shortPack } from '#build/files/make-pack.ts';
import { type Pack, storyNotFoundPath, packPrefix, storyListPaths } from '#hosting/pack.ts';
import { newestKept } from '#shared/story-keeping.ts';
import { listDownloadFailures } from '#shared/download-failure.ts';
import { createWorkerHarness, event, packPath } from '../../support/fakes/worker-harness.ts';
import { activate } from '../../../sw/activate.ts';
import { fetchMissing, install } from '../../../sw/fetch-missing.ts';

const page = (text: string) => `<html><style>a{b:c}</style><p>${text}</p></html>`;
const paths = ['/', '/about', '/books', '/stories', '/stories/7', '/stories/8', '/fallback'];
const pages = Object.fromEntries(paths.map((path) => [path, page(path)]));
const files = { ...pages, '/assets/main-a.js': 'js', '/art/cover.svg': 'cover' };
const packOf = (texts: Readonly<Record<string, string>>) =>
  JSON.stringify(makePack(new Map(Object.entries(texts))));
const pack = packOf(pages);

let harness: ReturnType<typeof createWorkerHarness>;
beforeEach(() => void (harness = createWorkerHarness()));

it('brings all pages in one request, and is not kept', async () => {
  const others = { [`${packPrefix}common-1.json`]: packOf(pages) };
  const { core } = harness.buildSite(files, pack, others);
  await install(core, event);
  await fetchMissing(core, event);
  expect(harness.network.log.toSorted()).toEqual([
    'default /assets/main-a.js',
    `no-store ${packPath}`,
  ]);
  expect(await harness.stored.list('site-core')).toHaveLength(paths.length + 1);
});

it.each(['filter', 'script'] as const)(
  'delivers the pages over a network that changes them: %s',
  async (fault) => {
    const site = harness.buildSite(files, pack);
    for (const path of paths) harness.network.faults.set(path, fault);
    await site.install();
    expect(await site.answer('/stories/7', { navigate: true })).toBe(`200 ${page('/stories/7')}`);
    expect(await listDownloadFailures()).toEqual([]);
  },
);

it('stores the pages as single requests do', async () => {
  const headersOf = async () => {
    const stored = await (await harness.stored.open('site-core')).matchAll();
    return stored.map(({ headers }) => JSON.stringify([...headers])).toSorted();
  };
  await install(harness.buildSite(files, pack).core, event);
  const packed = await headersOf();
  await harness.stored.delete('site-core');
  await install(harness.buildSite(files).core, event);
  expect(packed).toEqual(await headersOf());
});

it.each([
  ['missing', undefined, 'error'],
  ["a filter's page", undefined, 'filter'],
  ['not reached', undefined, 'offline'],
  ['a redirect to a portal', undefined, 'portal'],
  ['cut off', pack.slice(0, -20), undefined],
  ['of another build', packOf({ ...pages, '/': page('other') }), undefined],
] as const)('leaves the pages to single requests where it is %s', async (_, text, fault) => {
  const site = harness.buildSite(files, pack);
  if (text) harness.network.files.set(packPath, text);
  if (fault) harness.network.faults.set(packPath, fault);
  await site.install();
  expect(harness.network.asked).toContain('/stories');
  for (const path of paths)
    expect(await site.answer(path, { navigate: true })).toBe(`200 ${page(path)}`);
  expect(await listDownloadFailures()).toEqual([]);
});

it('with one wrong segment leaves only the file that contains it', async () => {
  const site = harness.buildSite(files, pack.replace('/stories/8', '/stories/9'));
  await site.install();
  expect(harness.network.asked.toSorted()).toEqual(['/assets/main-a.js', packPath, '/stories/8']);
  expect(await site.answer('/stories/8', { navigate: true })).toBe(`200 ${page('/stories/8')}`);
});

it('is not fetched for a few pages, such as one that a new build has changed', async () => {
  await install(harness.buildSite(files, pack).core, event);
  const changed = { ...pages, '/stories/7': page('new') };
  const next = harness.buildSite({ ...files, ...changed }, packOf(changed));
  harness.network.log.length = 0;
  await install(next.core, event, true);
  expect(harness.network.asked).toEqual(['/stories/7']);
});

it('is fetched again for a release that changes every page', async () => {
  await install(harness.buildSite(files, pack).core, event);
  const changed = Object.fromEntries(paths.map((path) => [path, page(`new ${path}`)]));
  harness.network.log.length = 0;
  await install(harness.buildSite({ ...files, ...changed }, packOf(changed)).core, event, true);
  expect(harness.network.asked).toEqual([packPath]);
});

it('of a story delivers its page and papers as a delta against stored text', async () => {
  await install(harness.buildSite(files, pack).core, event);
  const changed = { '/stories/7': page('new'), '/stories/7/gap-sheet': page('new gaps') };
  const base = new Map([['/about', page('/about')]]);
  const storyPack = JSON.stringify(
    shortPack(makeDeltaPack(new Map(Object.entries(changed)), base)),
  );
  const path = `${packPrefix}story-7-1.json`;
  const next = harness.buildSite({ ...files, ...changed }, pack, { [path]: storyPack });
  harness.network.log.length = 0;
  await install(next.core, event, true);
  expect(harness.network.asked).toEqual([path]);
  expect(storyPack).not.toContain('<style>');
  expect(await next.answer('/stories/7', { navigate: true })).toBe(`200 ${page('new')}`);
});

describe('of the pages that list stories', () => {
  const site = (version: string, base = 'no story') => {
    const texts = {
      ...pages,
      [storyNotFoundPath]: page(base),
      '/stories': page(`${version} stories`),
      '/paper': page(`${version} papers`),
    };
    const lists = new Map(Object.entries(texts).filter(([path]) => storyListPaths.includes(path)));
    const made = makeDeltaPack(
      lists,
      new Map([[storyNotFoundPath, texts[storyNotFoundPath] ?? '']]),
    );
    const packs = { [`${packPrefix}lists-${version}.json`]: JSON.stringify(shortPack(made)) };
    return harness.buildSite({ ...files, ...texts }, packOf(texts), packs);
  };

  it('brings all of them after an update that leaves the others alone', async () => {
    await install(site('old').core, event);
    const next = site('new');
    harness.network.log.length = 0;
    await install(next.core, event, true);
    expect(harness.network.asked).toEqual([`${packPrefix}lists-new.json`]);
    expect(await next.answer('/paper', { navigate: true })).toBe(`200 ${page('new papers')}`);
  });

  it('is not fetched on a first visit, nor when its base has changed', async () => {
    await install(site('old').core, event);
    expect(harness.network.asked).not.toContain(`${packPrefix}lists-old.json`);
    harness.network.log.length = 0;
    await install(site('new', 'still none').core, event, true);
    expect(harness.network.asked.toSorted()).toEqual(
      [storyNotFoundPath, '/paper', '/stories'].toSorted(),
    );
  });
});

it('of common text suffices for a release that leaves the own text of each page alone', async () => {
  const release = (name: string) => {
    const texts = Object.fromEntries(
      paths.map((path) => [path, `<head><script src="${name}.js"></script></head>${page(path)}`]),
    );
    const made = makePack(new Map(Object.entries(texts)));
    const common = `${packPrefix}common-${name}.json`;
    const packs = { [common]: JSON.stringify(shortPack(commonPack(made))) };
    return { texts, common, site: harness.buildSite(texts, JSON.stringify(made), packs) };
  };
  await release('old').site.install();
  const { site, texts, common } = release('new');
  harness.network.log.length = 0;
  await install(site.core, event, true);
  expect(harness.network.asked).toEqual([common]);
  await activate(site);
  harness.network.fault = 'offline';
  expect(await site.answer('/about', { navigate: true })).toBe(`200 ${texts['/about']}`);
});

it('of common text gives way to the other packs where a stored page cannot be read any more', async () => {
  const release = (head: string) => {
    const texts = Object.fromEntries(
      paths.map((path) => [path, `<head>${head}</head>${page(path)}`]),
    );
    const made = makePack(new Map(Object.entries(texts)));
    const common = { [`${packPrefix}common-${head}.json`]: JSON.stringify(commonPack(made)) };
    return harness.buildSite(texts, JSON.stringify(made), common);
  };
  await release('old').install();
  const cache = await harness.stored.open('site-core');
  const [first] = await cache.keys();
  const headers = { 'content-encoding': 'gzip' };
  await cache.put(first ?? '', new Response('not gzip', { headers }));
  const next = release('new');
  await next.install();
  expect(await next.core.findMissing()).toEqual([]);
});

describe('on a device that keeps an older story', () => {
  const storyPaths = Array.from(
    { length: newestKept + 1 },
    (_, at) => `/stories/${newestKept + 1 - at}`,
  );
  const oldest = storyPaths.at(-1) ?? '';
  const sitePages = ['/', '/about', '/books', '/team', '/fallback'];
  const release = (head: string, changed: readonly string[] = []) => {
    const textOf = (path: string) =>
      `<head>${head}</head><p>${path}${changed.includes(path) ? ' changed' : ''}</p>`;
    const textsOf = (some: readonly string[]) => new Map(some.map((path) => [path, textOf(path)]));
    const newest = textsOf(storyPaths.slice(0, newestKept));
    // The oldest story has a paragraph of the page /books.
    const texts = {
      ...Object.fromEntries([...textsOf(sitePages), ...newest]),
      [oldest]: page('/books'),
    };
    const packText = (made: Pack) => JSON.stringify(shortPack(made));
    const packs = {
      [`${packPrefix}pages-${head}.json`]: packText(makePack(textsOf(sitePages))),
      [`${packPrefix}more-${head}.json`]: packText(makePack(newest)),
      [`${packPrefix}common-${head}.json`]: packText(
        commonPack(makePack(new Map([...textsOf(sitePages), ...newest]))),
      ),
    };
    return harness.buildSite(texts, undefined, packs);
  };
  const startOld = async () => {
    const site = release('old');
    await site.install();
    await site.stories.change({ type: 'KEEP_STORIES', paths: [oldest] });
    await fetchMissing(site.core, event);
    harness.network.log.length = 0;
  };

  it('an update of every page costs the pack of common text, and reads nothing of that story', async () => {
    await startOld();
    const match = vi.spyOn(await harness.stored.open('site-core'), 'match');
    await install(release('new').core, event, true);
    expect(harness.network.asked).toEqual([`${packPrefix}common-new.json`]);
    const read = match.mock.calls.map(([of]) => (of instanceof Request ? of.url : String(of)));
    expect(read.filter((url) => new URL(url).pathname === oldest)).toEqual([]);
  });

  it('changed stories do not cost the pack of pages', async () => {
    await startOld();
    await install(release('old', storyPaths.slice(0, 5)).core, event, true);
    expect(harness.network.asked).toContain(`${packPrefix}more-old.json`);
    expect(harness.network.asked).not.toContain(`${packPrefix}pages-old.json`);
  });
});

it('an installation that fills the disk leaves room to note why', async () => {
  const { core } = harness.buildSite(files, pack);
  const cache = await harness.stored.open('site-core');
  const notes = await harness.stored.open('site-failures');
  for (const one of [cache, notes]) {
    const put = one.put.bind(one);
    vi.spyOn(one, 'put').mockImplementation(async (...row) => {
      one.isFull = (await cache.keys()).length >= 3;
      return put(...row);
    });
  }
  await expect(install(core, event)).rejects.toThrow('Not stored');
  expect(await listDownloadFailures()).toMatchObject([{ status: 'storage-full' }]);
});

it('an installation stops at a full disk, notes it, and resumes when there is room', async () => {
  const { core } = harness.buildSite(files, pack);
  const cache = await harness.stored.open('site-core');
  const put = cache.put.bind(cache);
  let room = 3;
  vi.spyOn(cache, 'put').mockImplementation(async (...row) => {
    cache.isFull = (room -= 1) < 0;
    return put(...row);
  });
  await expect(install(core, event)).rejects.toThrow('Not stored');
  expect(await listDownloadFailures()).toMatchObject([{ status: 'storage-full' }]);
  expect(harness.network.log.length).toBeLessThanOrEqual(6);
  room = 100;
  await fetchMissing(core, event);
  expect(await core.findMissing()).toEqual([]);
});

it('visitors who ask during the installation share its downloads', async () => {
  const site = harness.buildSite(files, pack);
  const answers = await Promise.all([
    site.install(),
    site.answer('/stories', { navigate: true }),
    site.answer('/stories', { navigate: true }),
  ]);
  expect(answers.slice(1)).toEqual([`200 ${page('/stories')}`, `200 ${page('/stories')}`]);
  expect(harness.network.asked.filter((path) => path === '/stories').length).toBeLessThanOrEqual(1);
  expect(await harness.stored.list('site-core')).toHaveLength(paths.length + 1);
});

it.each([1, 5, 9])(
  'an update cut off after %i of 10 requests keeps the old site, and the next one completes it',
  async (tenths) => {
    const release = (build: string) => {
      const scripts = Array.from({ length: 9 }, (_, at) => [`/assets/${build}-${at}.js`, build]);
      const texts = Object.fromEntries(paths.map((path) => [path, page(`${build} ${path}`)]));
      return harness.buildSite({ ...Object.fromEntries(scripts), ...texts }, packOf(texts));
    };
    const shown = (site: ReturnType<typeof release>) =>
      Promise.all(paths.map((path) => site.answer(path, { navigate: true })));
    const old = release('old');
    await old.install();
    const next = release('new');
    harness.network.log.length = 0;
    const { fetch } = harness.network;
    vi.stubGlobal('fetch', async (request: Request) => {
      // The update makes ten requests.
      if (harness.network.log.length >= tenths) harness.network.fault = 'offline';
      return fetch(request);
    });
    await expect(next.install()).rejects.toThrow('Not stored');
    expect(await shown(old)).toEqual(paths.map((path) => `200 ${page(`old ${path}`)}`));
    vi.stubGlobal('fetch', fetch);
    harness.network.fault = undefined;
    await next.install();
    harness.network.fault = 'offline';
    await activate(next);
    expect(await shown(next)).toEqual(paths.map((path) => `200 ${page(`new ${path}`)}`));
  },
);
