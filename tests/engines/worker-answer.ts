import { workerPath } from '#hosting/host-rules.ts';
import type { FaultRule } from '../support/servers/fault-proxy.ts';

/** Returns a rule that answers for the worker's script and passes everything else on. */
export function workerAnswer(
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): FaultRule {
  return (path) =>
    path === workerPath ? { kind: 'answer', status, type, body, headers } : undefined;
}
