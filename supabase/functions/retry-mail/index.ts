import { createRetryHandler } from '../_shared/create-retry-handler.ts';
import { createHostedPorts } from '../_shared/hosted-ports.ts';
import { readHostedSettings } from '../_shared/hosted-settings.ts';

const settings = readHostedSettings(Deno.env.toObject());

Deno.serve(createRetryHandler(createHostedPorts(settings), settings.retrySecret));
