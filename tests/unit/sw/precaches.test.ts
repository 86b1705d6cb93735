import { beforeEach, describe, expect, it } from 'vitest';
import { makeDeltaPack, shortPack } from '#build/files/make-pack.ts';
import { packPrefix, storyFramePath, storyOf } from '#hosting/pack.ts';
import { listDownloadFailures } from '#shared/download-failure.ts';
import { newestKept } from '#shared/story-keeping.ts';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { type NetworkFault, origin } from '../../support/servers/site-network.ts';
import { fetchMissing } from '../../../sw/fetch-missing.ts';

const page = (text: string) => `<html><style>a{b:c}</style><p>${text}</p></html>`;

let harness: ReturnType<typeof createWorkerHarness>;
beforeEach(() => void (harness = createWorkerHarness()));

describe('the pack of an older story, whose papers have no hash of their own', () => {
  const ids = Array.from({ length: newestKept + 1 }, (_, at) => newestKept + 1 - at);
  const paper = '/stories/1/board';
  const frame = '<html><style>a{b:c}</style>';
  const texts = {
    ...Object.fromEntries(ids.map((id) => [`/stories/${id}`, page(`${id}`)])),
    [paper]: page('board'),
    [storyFramePath]: frame,
  };
  const ofStory = new Map(Object.entries(texts).filter(([path]) => storyOf(path) === '1'));
  const storyPack = `${packPrefix}story-1-a.json`;
  const made = makeDeltaPack(ofStory, new Map([[storyFramePath, frame]]));
  const packs = { [storyPack]: JSON.stringify(shortPack(made)) };

  async function open(fault?: NetworkFault) {
    const site = harness.buildSite({ '/': page('home'), ...texts }, undefined, packs, [paper]);
    await site.install();
    harness.network.log.length = 0;
    await site.stories.change({ type: 'KEEP_STORIES', paths: ['/stories/1'] });
    if (fault) harness.network.faults.set(storyPack, fault);
    await fetchMissing(site.core, event);
    return site;
  }

  it('brings them when the story is opened', async () => {
    const site = await open();
    expect(harness.network.asked).toEqual([storyPack]);
    harness.network.fault = 'offline';
    expect(await site.answer(paper, { navigate: true })).toBe(`200 ${page('board')}`);
  });

  it.each([
    ['filter', 'changed'],
    ['error', 'blocked'],
    ['offline', 'offline'],
  ] as const)('is the only way to them: %s', async (fault, status) => {
    const site = await open(fault);
    expect(harness.network.asked).toContain('/stories/1');
    expect(harness.network.asked).not.toContain(paper);
    expect(await listDownloadFailures()).toMatchObject([{ status }]);
    // A visitor does not wait for the pack: the page itself comes from the network.
    expect(await site.answer(paper, { navigate: true })).toBe(`200 ${page('board')}`);
    expect(await site.core.findMissing()).toEqual([`${origin}${paper}`]);
    harness.network.faults.clear();
    await fetchMissing(site.core, event);
    expect(await site.core.findMissing()).toEqual([]);
    expect(await listDownloadFailures()).toEqual([]);
  });

  describe('on a device that lacks the text that the pack leaves out', () => {
    async function openWithoutFrame() {
      const site = await open();
      await harness.stored.evict('site-core', paper, storyFramePath);
      return site;
    }

    it('brings the papers after that text', async () => {
      const site = await openWithoutFrame();
      await fetchMissing(site.core, event);
      expect(await site.core.findMissing()).toEqual([]);
      harness.network.fault = 'offline';
      expect(await site.answer(paper, { navigate: true })).toBe(`200 ${page('board')}`);
    });

    it.each([
      ['error', 'blocked'],
      ['filter', 'changed'],
    ] as const)('stores no paper before that text comes: %s', async (fault, status) => {
      const site = await openWithoutFrame();
      harness.network.faults.set(storyFramePath, fault);
      await fetchMissing(site.core, event);
      expect(await site.core.findMissing()).toContain(`${origin}${paper}`);
      expect(await listDownloadFailures()).toMatchObject([{ status }]);
      harness.network.faults.clear();
      await fetchMissing(site.core, event);
      expect(await site.core.findMissing()).toEqual([]);
      expect(await site.answer(paper, { navigate: true })).toBe(`200 ${page('board')}`);
    });
  });
});
