import { specifiedToasts } from '../support/content/specified-toasts.ts';
import type { Stage } from './scenario.ts';

/** An address left on /schools after the server went away; the outbox holds it. */
export async function leftOffline(stage: Stage, name: string): Promise<string> {
  const { visitor, line } = stage;
  const someone = stage.address(name);
  await visitor.visit('/schools');
  await visitor.hasAllSaved();
  await line.close();
  await visitor.leaves(someone);
  await visitor.isTold(specifiedToasts.saved);
  await visitor.keeps(1);
  return someone;
}
