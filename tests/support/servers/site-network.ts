import { createHash } from 'node:crypto';

/** How the address is answered: the bytes of the build, somebody else's page, an error, or nothing. */
export type Weather = 'fine' | 'filter' | 'broken' | 'redirected' | 'gone';

export const origin = 'https://site.test';

/** The site's host as `fetch` sees it; checks integrity the way a browser does and keeps a log. */
export class SiteNetwork {
  readonly files = new Map<string, string>();
  readonly weather = new Map<string, Weather>();
  readonly log: string[] = [];
  default: Weather = 'fine';
  private busy = 0;
  busiest = 0;

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    this.log.push(`${request.cache} ${url.pathname}`);
    this.busiest = Math.max(this.busiest, (this.busy += 1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.busy -= 1;
    const response = this.answer(url.pathname);
    const body = await response.clone().text();
    if (request.integrity && request.integrity !== integrityOf(body))
      throw new TypeError('integrity');
    return response;
  };

  /** The list entry that the build would write for this file. */
  entry(path: string, body: string) {
    this.files.set(path, body);
    const integrity = integrityOf(body);
    // Files under /assets carry their version in their name.
    const revision = path.startsWith('/assets/') ? null : integrity.slice(7, 15);
    return { url: path, revision, integrity };
  }

  private answer(path: string): Response {
    const weather = this.weather.get(path) ?? this.default;
    const body = this.files.get(path);
    if (weather === 'gone') throw new TypeError('Failed to fetch');
    if (weather === 'filter') return new Response('<h1>Blocked by your school</h1>');
    if (weather === 'broken') return new Response('busy', { status: 500 });
    const response = new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 });
    if (weather === 'redirected') Object.defineProperty(response, 'redirected', { value: true });
    return response;
  }
}

function integrityOf(body: string): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
