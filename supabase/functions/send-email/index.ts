import { createHandler } from '../_shared/create-handler.ts';
import { hostedClientIp } from '../_shared/hosted-client-ip.ts';
import { createHostedPorts } from '../_shared/hosted-ports.ts';
import { hostedRunOn } from '../_shared/hosted-run-on.ts';
import { readHostedSettings } from '../_shared/hosted-settings.ts';

const ports = createHostedPorts(readHostedSettings(Deno.env.toObject()));

Deno.serve(createHandler({ ...ports, clientIp: hostedClientIp, runOn: hostedRunOn }));
