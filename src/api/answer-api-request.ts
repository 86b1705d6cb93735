import { handleApi } from './api-handler.ts';
import { createSender, newId } from '#outbox/send.ts';
import { publicConfig } from '#shared/public-config.ts';

/** The `/api/` handler with its real surroundings, the same in page and worker. */
export function answerApiRequest(request: Request): Promise<Response> {
  return handleApi(request, {
    send: createSender(publicConfig),
    newId,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    mailTo: publicConfig.mailTo,
  });
}
