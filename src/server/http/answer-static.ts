import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  hostHeaders,
  isFilePath,
  missingCacheControl,
  type PathKind,
  pathKind,
  transportSecurity,
} from '#hosting/host-rules.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { decodeAddress } from '#shared/decode-address.ts';
import { repairedPath } from '#shared/repaired-path.ts';
import type { Site, SiteFile } from './load-site.ts';

/** The part of a request that decides which file is sent, and how. */
export interface StaticRequest {
  readonly method: string;
  /** The raw request target, with the query. */
  readonly url: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

export interface StaticHost {
  readonly site: Site;
  readonly config: PublicConfig;
  /** True if visitors come over https, through a proxy. */
  readonly isSecure: boolean;
}

export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Returns the headers that every response of a kind has. */
export function headersOf(
  { config, isSecure }: Pick<StaticHost, 'config' | 'isSecure'>,
  kind: PathKind,
): Readonly<Record<string, string>> {
  return { ...hostHeaders(config, kind), ...(isSecure ? transportSecurity : {}) };
}

/** Answers from the built site. A malformed path gets a 404, never an exception. */
export async function answerStatic(
  request: StaticRequest,
  host: StaticHost,
): Promise<StaticResponse> {
  const [path = '/', ...query] = request.url.split('?');
  const headers = (kind: 'page' | 'file') => headersOf(host, kind);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textResponse(405, 'Method not allowed', { ...headers('page'), allow: 'GET, HEAD' });
  }
  const found = findInSite(host.site, path);
  switch (found.status) {
    case 'moved': {
      const location = withQuery(found.to, query.join('?'));
      return textResponse(308, '', { ...headers('page'), location });
    }
    case 'missing-file':
      return textResponse(404, 'Not found', {
        ...headers('file'),
        'cache-control': missingCacheControl,
      });
    case 'missing-page':
    case 'file':
      return answerFile(found.file, request, host);
  }
}

function textResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): StaticResponse {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: new TextEncoder().encode(text) };
}

async function answerFile(
  file: SiteFile,
  request: StaticRequest,
  host: StaticHost,
): Promise<StaticResponse> {
  const headers = {
    ...headersOf(host, pathKind(file.path)),
    ...(file.isText ? { vary: 'Accept-Encoding' } : {}),
    etag: file.etag,
  };
  if (file.status === 200 && matchesEtag(request.ifNoneMatch, file.etag)) {
    return { status: 304, headers, body: new Uint8Array() };
  }
  const encoding = file.isText ? negotiateEncoding(request.acceptEncoding) : 'identity';
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return {
    status: file.status,
    headers: { ...headers, ...encoded, 'content-type': file.type },
    body: await encodeFile(file, encoding),
  };
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag.slice(2));
}

type Found =
  | { readonly status: 'file'; readonly file: SiteFile }
  /** `to` begins with a known address of the site and is percent-encoded. */
  | { readonly status: 'moved'; readonly to: string }
  /** A missing file gets plain text: a browser would take an HTML page for the file. */
  | { readonly status: 'missing-file' }
  | { readonly status: 'missing-page'; readonly file: SiteFile };

/** Resolves a raw, possibly malformed request path to a file, a redirect or a 404. */
export function findInSite(site: Site, rawPath: string): Found {
  const path = decodeAddress(rawPath);
  if (path === undefined) return { status: 'missing-page', file: site.notFound };
  const file = site.files.get(path);
  if (file !== undefined) return { status: 'file', file };
  const canonical = canonicalPath(path);
  if (canonical !== path && site.files.get(canonical)?.type.startsWith('text/html')) {
    return { status: 'moved', to: encodeURI(canonical) };
  }
  const [repaired = '', ...rest] = repairedPath(rawPath)?.split(/(?=[?#])/) ?? [];
  // A repaired path has only ASCII characters, none of which needs encoding.
  const meant = canonicalPath(repaired);
  if (repaired !== '' && site.files.has(meant)) {
    return { status: 'moved', to: meant + rest.join('') };
  }
  if (isFilePath(path)) return { status: 'missing-file' };
  const folder = canonical.slice(0, canonical.lastIndexOf('/'));
  return { status: 'missing-page', file: site.notFoundIn.get(folder) ?? site.notFound };
}

/** Adds the request's own query to an address, in front of a fragment. */
function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [path = '', ...fragment] = address.split('#');
  return [`${path}${path.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the best encoding that an Accept-Encoding header allows. */
function negotiateEncoding(accepted: string): Encoding {
  const offers = new Map(accepted.toLowerCase().split(',').map(parseOffer));
  if (isAccepted(offers, 'br')) return 'br';
  return isAccepted(offers, 'gzip') ? 'gzip' : 'identity';
}

const brotliQuality = 9;
const cache = new WeakMap<SiteFile, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>();

/** Returns the file's bytes in an encoding, compressed by the build or at the first request. */
export function encodeFile(file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br' && file.brotli) return Promise.resolve(file.brotli);
  const encoded = cache.get(file) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  cache.set(file, encoded);
  const bytes = encoded.get(encoding) ?? compress(file.bytes, encoding);
  encoded.set(encoding, bytes);
  return bytes;
}

function parseOffer(text: string): [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((part) => part.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}

function isAccepted(offers: ReadonlyMap<string, number>, name: string): boolean {
  return (offers.get(name) ?? 0) > 0;
}

async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
      });
    case 'gzip':
      return promisify(gzip)(bytes);
    case 'identity':
      return bytes;
  }
}
