import { startOutbox } from '#features/newsletter/start-outbox.ts';
import { startWorker } from '#features/offline/start-worker.ts';

/** What may start a little after the page has joined; kept out of the first load. */
export const lateEffects: readonly (() => () => void)[] = [startWorker, startOutbox];
