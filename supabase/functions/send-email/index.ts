import { createHandler } from '../_shared/request/create-handler.ts';
import { hostedClientIp } from '../_shared/settings/hosted-client-ip.ts';
import { createHostedPorts } from '../_shared/settings/hosted-ports.ts';
import { hostedRunOn } from '../_shared/settings/hosted-run-on.ts';
import { readHostedSettings } from '../_shared/settings/hosted-settings.ts';

const ports = createHostedPorts(readHostedSettings(Deno.env.toObject()));

Deno.serve(createHandler({ ...ports, clientIp: hostedClientIp, runOn: hostedRunOn }));
