import { workerPath } from '../../src/hosting/host-rules.ts';
import type { FaultRule } from '../support/servers/fault-proxy.ts';

/** Something else in the place of the worker's script; the rest of the site as it is. */
export function workerAnswer(
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): FaultRule {
  return (path) =>
    path === workerPath ? { kind: 'answer', status, type, body, headers } : undefined;
}
