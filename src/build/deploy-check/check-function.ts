import type { PublicConfig } from '../../shared/public-config.ts';
import { ask, type Asked, saying } from './ask.ts';

/** The mail function, without sending anything: whom it lets in and whom not. */
export async function checkFunction(
  origin: string,
  { functionsUrl, functionsKey }: PublicConfig,
): Promise<readonly string[]> {
  const url = new URL(`${functionsUrl}/send-email`, origin).href;
  const key = functionsKey === null ? {} : { apikey: functionsKey };
  const post = (from: string): Promise<Asked> =>
    ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: from, ...key },
      // No subject, so it is refused before anything is stored.
      body: '{}',
    });
  const preflight = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,x-client-info',
    },
  });
  const own = await post(origin);
  const foreign = await post('https://placeholder.invalid');
  return [
    ...(preflight.status === 204 && allows(preflight) === origin
      ? []
      : [`The mail function ${saying(preflight)} to a preflight of ${origin}: see SITE_ORIGINS`]),
    ...(own.status === 422 && (functionsKey === null || allows(own) === origin)
      ? []
      : [`The mail function ${saying(own)} instead of 422 to an empty message of this site`]),
    ...(foreign.status === 403 && allows(foreign) === null
      ? []
      : [`The mail function ${saying(foreign)} instead of 403 to another site`]),
  ];
}

function allows(answer: Asked): string | null {
  return answer.fault === undefined ? answer.headers.get('access-control-allow-origin') : null;
}
