import { fileHash } from '#build/files/file-hash.ts';

/**
 * Faults of the network or the host. With the first six no file arrives: no response, a filter's
 * page with status 200, an error, a redirect to a portal on this host or on another one, an inserted
 * script. The others deliver the right bytes in a response that a cache refuses or that looks wrong.
 */
export type NetworkFault =
  | 'offline'
  | 'filter'
  | 'error'
  | 'portal'
  | 'foreign-portal'
  | 'script'
  | 'vary'
  | 'no-store'
  | 'odd-status'
  | 'not-found-status'
  | 'redirected'
  | 'stripped-headers';

export const origin = 'https://site.test';

const blockPage = '<h1>Blocked by your school</h1>';

/** The site's host as `fetch` sees it, with a log of the requests. */
export class SiteNetwork {
  readonly files = new Map<string, string>();
  /** Faults of single paths. */
  readonly faults = new Map<string, NetworkFault>();
  /** The fault of every other path. */
  fault: NetworkFault | undefined;
  /** Cache mode and path of each request. */
  readonly log: string[] = [];
  private active = 0;
  /** The highest number of requests at the same time. */
  maxActive = 0;

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    this.log.push(`${request.cache} ${pathname}`);
    this.maxActive = Math.max(this.maxActive, (this.active += 1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.active -= 1;
    return this.respond(pathname, request);
  };

  /** The path of each request. */
  get asked(): readonly string[] {
    return this.log.map((line) => line.split(' ')[1] ?? '');
  }

  /** Puts a file on the host and returns its list entry as the build writes it. */
  entry(path: string, body: string) {
    this.files.set(path, body);
    const integrity = `sha256-${fileHash(body)}`;
    // Files under /assets carry their version in their name.
    const revision = path.startsWith('/assets/') ? null : integrity.slice(7, 15);
    return { url: path, revision, integrity };
  }

  private respond(path: string, { redirect }: Request): Response {
    const body = this.files.get(path);
    const status = body === undefined ? 404 : 200;
    const respond = (init: ResponseInit = {}) =>
      new Response(body ?? 'not found', { status, ...init });
    switch (this.faults.get(path) ?? this.fault) {
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'filter':
        return new Response(blockPage);
      case 'error':
        return new Response('busy', { status: 500 });
      case 'portal':
        return redirected(new Response(blockPage));
      case 'foreign-portal':
        if (redirect !== 'manual') throw new TypeError('Failed to fetch');
        return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
      case 'script':
        return new Response(`${body}<script></script>`);
      case 'vary':
        return respond({ headers: { vary: '*' } });
      case 'no-store':
        return respond({ headers: { 'cache-control': 'no-store' } });
      case 'odd-status':
        return respond({ status: 203 });
      case 'not-found-status':
        return respond({ status: 404 });
      case 'redirected':
        return redirected(respond());
      case 'stripped-headers':
        return respond({
          headers: { 'content-type': 'application/octet-stream', 'x-proxy': 'yes' },
        });
      case undefined:
        return respond();
    }
  }
}

function redirected(response: Response): Response {
  return Object.defineProperty(response, 'redirected', { value: true });
}
