import type { DeliveryPorts } from '../delivery/deliver.ts';
import type { HostedSettings } from './hosted-settings.ts';
import { createHttpMailer } from '../delivery/http-mailer.ts';
import { createRestRpc } from '../store/rest-rpc.ts';
import { createRpcStore } from '../store/rpc-store.ts';

/** The hosted function's database, mail service and log. */
export function createHostedPorts({ config, backend, mailApi }: HostedSettings): DeliveryPorts {
  const mailer = createHttpMailer(mailApi);
  return {
    config,
    store: createRpcStore(createRestRpc(backend), config, mailer),
    mailer,
    // Nobody tells an isolate beforehand; its mail service knows a repeat by its key.
    stopping: new AbortController().signal,
    log: (entry) => console.log(JSON.stringify(entry)),
  };
}
