import type { Fault, FaultProxy, FaultRule, ProxiedRequest } from '../servers/fault-proxy.ts';

const functionPath = '/functions/v1/send-email';

/** The calls of the mail function that left the browser. */
export function mailCalls(line: FaultProxy): readonly ProxiedRequest[] {
  return line.log.filter(({ path, method }) => isMailCall(path, method));
}

/** Something happens to calls of the mail function; everything else passes on. */
export function onMailCalls(choose: () => Fault | undefined): FaultRule {
  return (path, method) => (isMailCall(path, method) ? choose() : undefined);
}

function isMailCall(path: string, method: string): boolean {
  return path === functionPath && method === 'POST';
}
