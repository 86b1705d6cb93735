import { createHandler } from '../_shared/request/create-handler.ts';
import { createHostedPorts, hostedCallerAddress } from '../_shared/settings/hosted-ports.ts';
import { readHostedSettings } from '../_shared/settings/hosted-settings.ts';

const handle = createHandler(createHostedPorts(readHostedSettings(Deno.env.toObject())));

Deno.serve((request) => handle(request, hostedCallerAddress(request)));
