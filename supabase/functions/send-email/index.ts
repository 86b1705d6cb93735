import { createHandler } from '../_shared/request/create-handler.ts';
import {
  createHostedPorts,
  hostedCallerAddress,
  readHostedSettings,
} from '../_shared/settings/hosted-ports.ts';

const handle = createHandler(createHostedPorts(readHostedSettings(Deno.env.toObject())));

Deno.serve((request) => handle(request, hostedCallerAddress(request)));
