import { specifiedToasts } from '../support/content/specified-toasts.ts';
import type { ScenarioContext } from './scenario.ts';

/** Submits an address on /schools after the server went away, and waits until the outbox holds it. */
export async function submitOffline(context: ScenarioContext, name: string): Promise<string> {
  const { visitor, line } = context;
  const someone = context.address(name);
  await visitor.saves('/schools');
  await line.close();
  await visitor.leaves(someone);
  await visitor.isTold(specifiedToasts.saved);
  await visitor.keeps(1);
  return someone;
}
