import type { DownloadFailure } from './download-failure.ts';
import { isRecord } from './is-record.ts';
import { parseStoryRequest, type StoryReport, type StoryRequest } from './story-keeping.ts';

/**
 * Version of the messages between page and worker. A page may be older or newer than its worker, so each
 * side ignores what it does not know, and a worker answers in the version of the request.
 */
export const messageVersion = 2;

/**
 * Each request with the name that version 1 gave it. A message still carries that name in `type`, where
 * a worker of an earlier build looks for it.
 */
const requestTypes = [
  /** Take over from the active worker now. */
  ['SKIP_WAITING', 'SKIP_WAITING'],
  /** Report what the caches hold, even during an install. */
  ['GET_STATUS', 'LOOK'],
  /** Fetch the missing pictures, then report. */
  ['CACHE_IMAGES', 'WARM'],
  /** Fetch every missing file, then report. */
  ['REPAIR', 'VERIFY'],
  /** Start no download for a moment. */
  ['PAUSE_DOWNLOADS', 'REST'],
  /** Empty all caches, unregister, and store nothing more. Unknown to version 1. */
  ['REMOVE_SITE', 'REMOVE_SITE'],
] as const;

export type WorkerRequestType = (typeof requestTypes)[number][0];
/** The requests that are answered with a report. */
export type WorkerQuery = 'GET_STATUS' | 'CACHE_IMAGES' | 'REPAIR';

/** `version` is at most the version of this build. */
export type WorkerRequest = { readonly version: number } & (
  { readonly type: WorkerRequestType } | StoryRequest
);

/** The files of one cache, as found by opening it. */
export interface TierState {
  readonly total: number;
  /** Every path that belongs to it; empty from a worker that does not list them. */
  readonly paths: readonly string[];
  /** Paths that should be there and are not. */
  readonly missing: readonly string[];
}

export interface WorkerReport {
  readonly version: number;
  readonly build: string;
  readonly core: TierState;
  readonly pictures: TierState;
  /** The reason why files are missing, if the worker knows it. Absent in version 1. */
  readonly failure?: DownloadFailure | null;
  /** Absent from a worker that does not keep single stories. */
  readonly stories?: StoryReport;
}

/** Returns the message to post, which workers of every build understand. */
export function workerRequest(request: WorkerRequestType | StoryRequest): object {
  if (typeof request === 'object')
    return { ...request, version: messageVersion, request: request.type };
  const type = requestTypes.find(([name]) => name === request)?.[1];
  return { version: messageVersion, type, request };
}

/** Reads a page's message; null for one that this build does not know. */
export function parseWorkerRequest(data: unknown): WorkerRequest | null {
  if (!isRecord(data)) return null;
  const version = Math.min(typeof data.version === 'number' ? data.version : 1, messageVersion);
  const stories = parseStoryRequest(data);
  if (stories) return { version, ...stories };
  const known = requestTypes.find(
    ([name, versionOneName]) => name === data.request || versionOneName === data.type,
  );
  return known ? { version, type: known[0] } : null;
}

/**
 * Reads the answer to a query; null when it is not a report. Fields that version 2 added are not
 * checked, and come from a worker of the same version only.
 */
export function parseWorkerReport(data: unknown): WorkerReport | null {
  if (!isRecord(data) || typeof data.build !== 'string') return null;
  const { version, build } = data;
  if (typeof version !== 'number' || version > messageVersion) return null;
  const core = parseTier(data.core);
  const pictures = parseTier(data.pictures);
  if (!core || !pictures) return null;
  const { failure = null, stories }: Partial<WorkerReport> = version === messageVersion ? data : {};
  return { version, build, core, pictures, failure, ...(stories && { stories }) };
}

function parseTier(data: unknown): TierState | null {
  if (!isRecord(data) || typeof data.total !== 'number' || !Array.isArray(data.missing))
    return null;
  return { total: data.total, paths: texts(data.paths), missing: texts(data.missing) };
}

function texts(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter((path) => typeof path === 'string') : [];
}
