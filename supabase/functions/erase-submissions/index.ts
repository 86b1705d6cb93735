import { createEraseHandler } from '../_shared/request/owner-handlers.ts';
import { createHostedPorts, readHostedSettings } from '../_shared/settings/hosted-ports.ts';

const settings = readHostedSettings(Deno.env.toObject());

Deno.serve(createEraseHandler(createHostedPorts(settings), settings.retrySecret));
