import { type DownloadFailure, forgetDownloadFailures } from '#shared/download-failure.ts';
import { setKeepsNothing } from '#shared/keep-nothing.ts';
import { publicConfig } from '#shared/public-config.ts';
import type { StoryReport } from '#shared/story-keeping.ts';
import type { TierState, WorkerReport, WorkerRequest } from '#shared/worker-messages.ts';
import { prune, removeUnkept } from './activate.ts';
import { fetchMissing, pauseDownloads } from './fetch-missing.ts';
import type { KeptStories } from './kept-stories.ts';
import type { IntegrityPrecache, Precaches, WorkerEvent } from './precaches.ts';

export interface MessageDeps extends Precaches {
  readonly enqueue: Queue;
  /** Stories that were chosen are many: nothing waits for them. */
  readonly enqueueStories: Queue;
  readonly skipWaiting: () => Promise<void>;
  readonly unregister: () => Promise<boolean>;
}

/** Requests that are answered without a look into the caches. */
const storingNothing: ReadonlySet<string> = new Set<WorkerRequest['type']>([
  'SKIP_WAITING',
  'PAUSE_DOWNLOADS',
  'REMOVE_SITE',
]);

/** Handles a page's request; the answer, where there is one, is read from the caches afterwards. */
export async function handleMessage(
  request: WorkerRequest,
  event: WorkerEvent,
  deps: MessageDeps,
): Promise<WorkerReport | null> {
  const { core, pictures, stories, enqueue } = deps;
  // A browser may take up a worker again that has unregistered, for a page that was opened since.
  if (!storingNothing.has(request.type)) setKeepsNothing(false);
  switch (request.type) {
    case 'SKIP_WAITING':
      await deps.skipWaiting();
      return null;
    case 'PAUSE_DOWNLOADS':
      pauseDownloads();
      return null;
    case 'REMOVE_SITE':
      setKeepsNothing(true);
      for (const name of await caches.keys()) await caches.delete(name);
      await deps.unregister();
      return null;
    case 'GET_STATUS':
      break;
    case 'CACHE_IMAGES':
      await enqueue(() => fetchMissing(pictures, event));
      await enqueue(() => prune(pictures));
      break;
    case 'REPAIR':
      await enqueue(() => fetchMissing(core, event));
      await enqueue(() => fetchMissing(pictures, event));
      if ((await stories.read()).choice === 'all') fetchStories(event, deps);
      break;
    default:
      // A page says of each story that it shows that it was opened.
      if (!(await stories.change(request)) && 'paths' in request) break;
      // A visitor who presses does not wait until an attempt is due again.
      if ('choice' in request) await forgetDownloadFailures();
      if (request.type === 'PAUSE_STORIES') break;
      await removeUnkept(core);
      await removeUnkept(pictures);
      // A full disk has room now.
      await stories.save();
      fetchStories(event, deps);
  }
  return { version: request.version, build: publicConfig.build, ...(await readReport(deps)) };
}

/** Downloads of stories that run. */
let running = 0;

/** Fetches the stories that were opened, and then those that were chosen. Nobody waits for it. */
function fetchStories(event: WorkerEvent, deps: MessageDeps): void {
  const { core, pictures, enqueue, enqueueStories } = deps;
  const fetchAll = async () => {
    for (const files of [core, pictures]) await enqueue(() => fetchMissing(files, event));
    await enqueueStories(async () => {
      for (const files of [core, pictures]) await fetchMissing(files, event, 'chosen');
    });
  };
  running += 1;
  event.waitUntil(fetchAll().finally(() => (running -= 1)));
}

async function readReport(files: Precaches): Promise<Omit<WorkerReport, 'version' | 'build'>> {
  const core = await readTier(files.core);
  const pictures = await readTier(files.pictures);
  const failureOf = async (lacks: (tier: Tier) => boolean) =>
    (lacks(core) ? await files.core.readFailure() : null) ??
    (lacks(pictures) ? await files.pictures.readFailure() : null);
  return {
    core: core.state,
    pictures: pictures.state,
    failure: await failureOf(({ state }) => state.missing.length > 0),
    stories: await readStories(files.stories, [core, pictures], await failureOf(lacksStories)),
  };
}

async function readStories(
  stories: KeptStories,
  tiers: readonly Tier[],
  failure: DownloadFailure | null,
): Promise<StoryReport> {
  const { choice, isPaused } = await stories.read();
  const stored = new Set(tiers.flatMap(({ stored }) => stored));
  return {
    kept: stories.paths.filter((path) => stored.has(path)),
    choice,
    total: stories.paths.length,
    bytesLeft: stories.bytesBeside(stored),
    isRunning: running > 0 && !isPaused && tiers.some(lacksStories),
    isPaused,
    ...(failure && { failure: failure.status === 'storage-full' ? failure.status : 'offline' }),
  };
}

interface Tier {
  readonly state: TierState;
  /** Paths of all that is stored, of any build. */
  readonly stored: readonly string[];
  /** URLs of what is missing, with the stories that were chosen. */
  readonly missing: readonly string[];
}

const lacksStories = ({ missing }: Tier) => missing.length > 0;

async function readTier(files: IntegrityPrecache): Promise<Tier> {
  const keys = await files.listStored();
  const paths = (await files.listKept()).map(toPath);
  const missing = (await files.findMissing('unasked', keys)).map(toPath);
  return {
    state: { total: paths.length, paths, missing },
    stored: [...keys].map(toPath),
    missing: await files.findMissing('chosen', keys),
  };
}

function toPath(url: string): string {
  return new URL(url).pathname;
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
