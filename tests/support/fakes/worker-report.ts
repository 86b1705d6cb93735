import type { StoryReport } from '#shared/story-keeping.ts';
import { messageVersion, type WorkerReport } from '#shared/worker-messages.ts';

const tier = { total: 0, paths: [], missing: [] };

/** Creates the report of a worker that has everything. */
export function makeReport(changes: Partial<WorkerReport> = {}): WorkerReport {
  return { version: messageVersion, build: 'b', core: tier, pictures: tier, ...changes };
}

/** Creates what a worker reports of stories: it keeps the newest, and loads none. */
export function makeStoryReport(changes: Partial<StoryReport> = {}): StoryReport {
  const counts = { total: 300, bytesLeft: 0, isRunning: false, isPaused: false };
  return { kept: [], choice: 'newest', ...counts, ...changes };
}
