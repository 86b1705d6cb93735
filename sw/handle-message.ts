import {
  type DownloadFailure,
  forgetDownloadFailures,
  isExplainedByNextBuild,
} from '#shared/download-failure.ts';
import { setStorageOff } from '#shared/storage-off.ts';
import { publicConfig } from '#shared/public-config.ts';
import type { StoryFailure, StoryReport } from '#shared/story-keeping.ts';
import type { TierState, WorkerReport, WorkerRequest } from '#shared/worker-messages.ts';
import { removeReplaced, removeUnkept } from './activate.ts';
import { fetchMissing, pauseDownloads } from './fetch-missing.ts';
import type { KeptStories, Scope } from './kept-stories.ts';
import type { IntegrityPrecache, Precaches, WorkerEvent } from './precaches.ts';
import { pathOf } from './path-of.ts';

export interface MessageDeps extends Precaches {
  readonly enqueue: Queue;
  /** Queue of its own for chosen stories: they are many, and nothing may wait for them. */
  readonly enqueueStories: Queue;
  /** Returns whether a newer build waits or is being installed beside this one, which is active. */
  readonly hasNextBuild: () => boolean;
  readonly skipWaiting: () => Promise<void>;
  readonly unregister: () => Promise<boolean>;
}

/** Requests that store nothing. Every other request allows a worker to store again. */
const storingNothing: ReadonlySet<string> = new Set<WorkerRequest['type']>([
  'SKIP_WAITING',
  'PAUSE_DOWNLOADS',
  'REMOVE_SITE',
]);

/**
 * Handles a page's request, then reports what the caches hold; null if no report is expected or a
 * cache fails. Never rejects, because the page would wait for an answer for minutes.
 */
export function handleMessage(...args: Parameters<typeof handle>): Promise<WorkerReport | null> {
  return handle(...args).catch(() => null);
}

async function handle(
  request: WorkerRequest,
  event: WorkerEvent,
  deps: MessageDeps,
): Promise<WorkerReport | null> {
  const { core, pictures, stories, enqueue } = deps;
  // A browser may use an unregistered worker again, for a page that was opened since.
  if (!storingNothing.has(request.type)) setStorageOff(false);
  switch (request.type) {
    case 'SKIP_WAITING':
      await deps.skipWaiting();
      return null;
    case 'PAUSE_DOWNLOADS':
      pauseDownloads();
      return null;
    case 'REMOVE_SITE':
      setStorageOff(true);
      for (const name of await caches.keys()) await caches.delete(name);
      await deps.unregister();
      return null;
    case 'GET_STATUS':
      break;
    case 'CACHE_IMAGES':
      await enqueue(() => fetchAndReplace(pictures, event, deps));
      break;
    case 'REPAIR':
      await fetchDefault(event, deps);
      if ((await stories.read()).choice === 'all')
        fetchStories(event, () => fetchChosen(event, deps));
      break;
    default:
      // A page reports every story that it shows, and most of them are kept already.
      if (!(await stories.change(request)) && 'paths' in request) break;
      // The visitor has pressed a button, so do not wait until the next attempt is due.
      if ('choice' in request) await forgetDownloadFailures();
      if (request.type === 'PAUSE_STORIES') break;
      for (const files of [core, pictures]) await removeUnkept(files, deps.hasNextBuild());
      // The removal may have made room for a choice that a full disk refused.
      await stories.save();
      fetchStories(event, async () => {
        await fetchDefault(event, deps);
        await fetchChosen(event, deps);
      });
  }
  return { version: request.version, build: publicConfig.build, ...(await readReport(deps)) };
}

/** Fetches the missing files of a scope, and removes the versions that they replace. */
async function fetchAndReplace(
  files: IntegrityPrecache,
  event: WorkerEvent,
  { hasNextBuild }: MessageDeps,
  scope: Scope = 'default',
): Promise<void> {
  if (await fetchMissing(files, event, scope)) await removeReplaced(files, hasNextBuild);
}

async function fetchDefault(event: WorkerEvent, deps: MessageDeps): Promise<void> {
  for (const files of [deps.core, deps.pictures])
    await deps.enqueue(() => fetchAndReplace(files, event, deps));
}

function fetchChosen(event: WorkerEvent, deps: MessageDeps): Promise<void> {
  return deps.enqueueStories(async () => {
    for (const files of [deps.core, deps.pictures])
      await fetchAndReplace(files, event, deps, 'chosen');
  });
}

/** Number of downloads of stories in progress. */
let running = 0;

/** Fetches stories after the answer to the page, which does not wait for them. */
function fetchStories(event: WorkerEvent, fetchAll: () => Promise<void>): void {
  running += 1;
  event.waitUntil(fetchAll().finally(() => (running -= 1)));
}

async function readReport(deps: MessageDeps): Promise<Omit<WorkerReport, 'version' | 'build'>> {
  const core = await readTier(deps.core);
  const pictures = await readTier(deps.pictures);
  const hasNextBuild = deps.hasNextBuild();
  const failureOf = async (scope: Scope, lacks: (tier: Tier) => boolean) => {
    const failure =
      (lacks(core) ? await deps.core.readFailure(scope) : null) ??
      (lacks(pictures) ? await deps.pictures.readFailure(scope) : null);
    // It is noted all the same, so that the next attempts cost one request each.
    return failure && hasNextBuild && isExplainedByNextBuild(failure) ? null : failure;
  };
  const tiers = [core, pictures];
  const storyFailure = await failureOf('chosen', lacksStories);
  return {
    core: core.state,
    pictures: pictures.state,
    failure: await failureOf('default', ({ state }) => state.missing.length > 0),
    stories: {
      ...(await readStories(deps.stories, tiers, storyFailure)),
      ...(hasNextBuild && tiers.some(lacksStories) && { isOutdated: true }),
    },
  };
}

async function readStories(
  stories: KeptStories,
  tiers: readonly Tier[],
  failure: DownloadFailure | null,
): Promise<StoryReport> {
  const { choice, isPaused } = await stories.read();
  const isKept = await stories.keeps('chosen');
  const stored = new Set(tiers.flatMap(({ stored }) => stored));
  return {
    // A build that waits may have stored other stories.
    kept: stories.paths.filter((path) => stored.has(path) && isKept(path)),
    choice,
    total: stories.paths.length,
    bytesLeft: stories.missingBytes(stored),
    isRunning: running > 0 && !isPaused && tiers.some(lacksStories),
    isPaused,
    ...(failure && { failure: toStoryFailure(failure) }),
  };
}

function toStoryFailure({ status }: DownloadFailure): StoryFailure {
  return status === 'changed' ? 'blocked' : status;
}

interface Tier {
  readonly state: TierState;
  /** Paths of all stored files, of any build. */
  readonly stored: readonly string[];
  /** URLs of the missing files, including those of chosen stories. */
  readonly missing: readonly string[];
}

const lacksStories = ({ missing }: Tier) => missing.length > 0;

async function readTier(files: IntegrityPrecache): Promise<Tier> {
  const keys = await files.listStored();
  const paths = (await files.listKept()).map(pathOf);
  const missing = (await files.findMissing('default', keys)).map(pathOf);
  return {
    state: { total: paths.length, paths, missing },
    stored: [...keys].map(pathOf),
    missing: await files.findMissing('chosen', keys),
  };
}

type Queue = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs jobs one after the other, so that two pages do not make the worker fetch everything twice. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    // A failed job rejects for its own caller; the next one starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
