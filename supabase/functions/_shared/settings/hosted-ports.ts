import { createHttpMailer } from '../delivery/http-mailer.ts';
import type { HandlerPorts } from '../request/create-handler.ts';
import { createRestRpc } from '../store/rest-rpc.ts';
import { createRpcStore } from '../store/rpc-store.ts';
import type { HostedSettings } from './hosted-settings.ts';

/** The hosted function's database, mail service, log and runtime. */
export function createHostedPorts({ config, backend, mailApi }: HostedSettings): HandlerPorts {
  const mailer = createHttpMailer(mailApi);
  return {
    config,
    store: createRpcStore(createRestRpc(backend), config, mailer),
    mailer,
    // Nobody tells an isolate beforehand; its mail service knows a repeat by its key.
    stopping: new AbortController().signal,
    log: (entry) => console.log(JSON.stringify(entry)),
    runOn: hostedRunOn,
  };
}

/** The gateway puts the caller first; without a gateway all callers share one bucket. */
export function hostedCallerAddress(request: Request): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || 'unknown';
}

/** The hosted runtime may end a function after its answer, unless it is told what still runs. */
export function hostedRunOn(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  if ('waitUntil' in runtime && typeof runtime.waitUntil === 'function') runtime.waitUntil(task);
}
