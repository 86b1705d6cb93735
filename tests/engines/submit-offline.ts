import { specifiedToasts } from '../support/content/specified-toasts.ts';
import type { Stage } from './scenario.ts';

/** Submits an address on /schools after the server went away, and waits until the outbox holds it. */
export async function submitOffline(stage: Stage, name: string): Promise<string> {
  const { visitor, line } = stage;
  const someone = stage.address(name);
  await visitor.saves('/schools');
  await line.close();
  await visitor.leaves(someone);
  await visitor.isTold(specifiedToasts.saved);
  await visitor.keeps(1);
  return someone;
}
