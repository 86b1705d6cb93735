import { createEraseHandler } from '../_shared/request/owner-handlers.ts';
import { createHostedPorts } from '../_shared/settings/hosted-ports.ts';
import { readHostedSettings } from '../_shared/settings/hosted-settings.ts';

const settings = readHostedSettings(Deno.env.toObject());

Deno.serve(createEraseHandler(createHostedPorts(settings), settings.retrySecret));
