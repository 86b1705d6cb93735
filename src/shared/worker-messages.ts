import { isRecord } from './is-record.ts';

/**
 * What page and worker say to each other. A page may be older than its worker and the other way
 * round, so each side reads with a parser and ignores what it does not know.
 */
export const messageVersion = 1;

/**
 * SKIP_WAITING: take over now. LOOK: say what the caches hold, also in the middle of an install.
 * WARM: fetch the pictures. VERIFY: look into the caches, repair, and answer. REST: start no
 * download for a moment.
 */
const types = ['SKIP_WAITING', 'LOOK', 'WARM', 'VERIFY', 'REST'] as const;

export type WorkerRequestType = (typeof types)[number];
/** The requests that are answered with a report. */
export type WorkerQuestion = 'LOOK' | 'WARM' | 'VERIFY';

interface WorkerRequest {
  readonly version: number;
  readonly type: WorkerRequestType;
}

/** One tier of stored files, as found by opening its cache. */
export interface TierState {
  readonly total: number;
  /** Every path that belongs to it; empty from a worker that does not say. */
  readonly paths: readonly string[];
  /** Paths that should be there and are not. */
  readonly missing: readonly string[];
}

export interface WorkerReport {
  readonly version: number;
  readonly build: string;
  readonly core: TierState;
  readonly pictures: TierState;
}

export function workerRequest(type: WorkerRequestType): WorkerRequest {
  return { version: messageVersion, type };
}

export function parseWorkerRequest(data: unknown): WorkerRequestType | null {
  if (!isRecord(data)) return null;
  return types.find((type) => type === data.type) ?? null;
}

/** Reads the answer to a question; null when it is not one. */
export function parseWorkerReport(data: unknown): WorkerReport | null {
  if (!isRecord(data) || data.version !== messageVersion || typeof data.build !== 'string')
    return null;
  const core = parseTier(data.core);
  const pictures = parseTier(data.pictures);
  return core && pictures ? { version: messageVersion, build: data.build, core, pictures } : null;
}

function parseTier(data: unknown): TierState | null {
  if (!isRecord(data) || typeof data.total !== 'number' || !Array.isArray(data.missing))
    return null;
  return { total: data.total, paths: texts(data.paths), missing: texts(data.missing) };
}

function texts(data: unknown): readonly string[] {
  return Array.isArray(data) ? data.filter((path) => typeof path === 'string') : [];
}
