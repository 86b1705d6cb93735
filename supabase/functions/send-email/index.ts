import { createHandler } from '../_shared/request/create-handler.ts';
import {
  hostedClientIp,
  createHostedPorts,
  hostedRunOn,
} from '../_shared/settings/hosted-ports.ts';
import { readHostedSettings } from '../_shared/settings/hosted-settings.ts';

const ports = createHostedPorts(readHostedSettings(Deno.env.toObject()));

Deno.serve(createHandler({ ...ports, clientIp: hostedClientIp, runOn: hostedRunOn }));
