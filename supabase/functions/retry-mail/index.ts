import { createRetryHandler } from '../_shared/request/owner-handlers.ts';
import { createHostedPorts, readHostedSettings } from '../_shared/settings/hosted-ports.ts';

const settings = readHostedSettings(Deno.env.toObject());

Deno.serve(createRetryHandler(createHostedPorts(settings), settings.retrySecret));
