/** Headers that the hosted backend's own client sends along. */
const requestHeaders = 'authorization, x-client-info, apikey, content-type';

/** For every answer, errors too: without them the page cannot tell a refusal from a dead network. */
export function corsHeaders(origin: string | null): Readonly<Record<string, string>> {
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, x-request-id',
  };
}

export const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': requestHeaders,
  'access-control-max-age': '86400',
} as const;
