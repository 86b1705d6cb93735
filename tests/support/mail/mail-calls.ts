import type { Fault, FaultProxy, FaultRule, ProxiedRequest } from '../servers/fault-proxy.ts';

const functionPath = '/functions/v1/send-email';

/** Returns the calls of the mail function that left the browser. */
export function mailCalls(line: FaultProxy): readonly ProxiedRequest[] {
  return line.log.filter(({ path, method }) => isMailCall(path, method));
}

/** Applies a fault to calls of the mail function and passes everything else on. */
export function onMailCalls(choose: () => Fault | undefined): FaultRule {
  return (path, method) => (isMailCall(path, method) ? choose() : undefined);
}

function isMailCall(path: string, method: string): boolean {
  return path === functionPath && method === 'POST';
}
