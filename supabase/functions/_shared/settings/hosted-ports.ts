import { createHttpMailer } from '../delivery/http-mailer.ts';
import type { HandlerPorts } from '../request/create-handler.ts';
import { createRestRpc } from '../store/rest-rpc.ts';
import { createRpcStore } from '../store/store.ts';
import type { HostedSettings } from './hosted-settings.ts';

/** Connects the hosted function with its database, mail service, log and runtime. */
export function createHostedPorts({ config, backend, mailApi }: HostedSettings): HandlerPorts {
  const mailer = createHttpMailer(mailApi);
  return {
    config,
    store: createRpcStore(createRestRpc(backend), config, mailer),
    mailer,
    // An isolate is not told before it ends. Its mail service recognises a repeat by its key.
    shutdown: new AbortController().signal,
    log: (entry) => console.log(JSON.stringify(entry)),
    waitUntil: hostedWaitUntil,
  };
}

/** Returns the caller's address, which the gateway puts first. Without a gateway all share one bucket. */
export function hostedCallerAddress(request: Request): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || 'unknown';
}

/** Tells the hosted runtime what still runs: it may end a function after its answer. */
export function hostedWaitUntil(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  if ('waitUntil' in runtime && typeof runtime.waitUntil === 'function') runtime.waitUntil(task);
}
