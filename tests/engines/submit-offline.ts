import { specifiedToasts } from '../support/content/specified-toasts.ts';
import type { ScenarioContext } from './scenario.ts';

/** Submits an address on /schools after the server went away, and waits until the outbox holds it. */
export async function submitOffline(context: ScenarioContext, name: string): Promise<string> {
  const { visitor, line } = context;
  const someone = context.address(name);
  await visitor.visitAndSave('/schools');
  await line.close();
  await visitor.submitEmail(someone);
  await visitor.waitForToast(specifiedToasts.saved);
  await visitor.waitForOutbox(1);
  return someone;
}
