import {
  hostHeaders,
  isFilePath,
  missingCacheControl,
  pathKind,
  transportSecurity,
} from '#hosting/host-rules.ts';
import { canonicalPath } from '#shared/canonical-path.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { chooseEncoding, compressFile } from './encode.ts';
import { type HttpAnswer, textAnswer } from './http-answer.ts';
import type { Site, SiteFile } from './load-site.ts';

/** The part of a request that matters to a file. */
export interface StaticRequest {
  readonly method: string;
  /** As it came, with the query. */
  readonly url: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

export interface StaticHost {
  readonly site: Site;
  readonly config: PublicConfig;
  /** Visitors come over https, through somebody's proxy. */
  readonly isSecure: boolean;
}

/** Answers for the built site: any path of any shape gets a clean answer. */
export async function answerStatic(request: StaticRequest, host: StaticHost): Promise<HttpAnswer> {
  const [path = '/', ...query] = request.url.split('?');
  const headers = (kind: 'page' | 'file'): Readonly<Record<string, string>> => ({
    ...hostHeaders(host.config, kind),
    ...(host.isSecure ? transportSecurity : {}),
  });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textAnswer(405, 'Method not allowed', { ...headers('page'), allow: 'GET, HEAD' });
  }
  const found = findInSite(host.site, path);
  switch (found.status) {
    case 'moved': {
      const location = [encodeURI(found.to), ...query].join('?');
      return textAnswer(308, '', { ...headers('page'), location });
    }
    case 'missing-file':
      return textAnswer(404, 'Not found', {
        ...headers('file'),
        'cache-control': missingCacheControl,
      });
    case 'missing-page':
    case 'file':
      return answerFile(found.file, request, host);
  }
}

async function answerFile(
  file: SiteFile,
  request: StaticRequest,
  { config, isSecure }: StaticHost,
): Promise<HttpAnswer> {
  const headers = {
    ...hostHeaders(config, pathKind(file.path)),
    ...(isSecure ? transportSecurity : {}),
    ...(file.isText ? { vary: 'Accept-Encoding' } : {}),
    etag: file.etag,
  };
  if (file.status === 200 && isKnown(request.ifNoneMatch, file.etag)) {
    return { status: 304, headers, body: new Uint8Array() };
  }
  const encoding = file.isText ? chooseEncoding(request.acceptEncoding) : 'identity';
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return {
    status: file.status,
    headers: { ...headers, ...encoded, 'content-type': file.type },
    body: await compressFile(file, encoding),
  };
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag.slice(2));
}

type Found =
  | { readonly status: 'file'; readonly file: SiteFile }
  /** `to` is a known address of the site, never text from the request. */
  | { readonly status: 'moved'; readonly to: string }
  /** A file was asked for: words in HTML would be taken for it. */
  | { readonly status: 'missing-file' }
  | { readonly status: 'missing-page'; readonly file: SiteFile };

/** What the site has at a raw request path, whatever is in it. */
export function findInSite(site: Site, rawPath: string): Found {
  const path = decode(rawPath);
  if (path === null) return { status: 'missing-page', file: site.notFound };
  const file = site.files.get(path);
  if (file !== undefined) return { status: 'file', file };
  const canonical = canonicalPath(path);
  if (canonical !== path && site.files.get(canonical)?.type.startsWith('text/html')) {
    return { status: 'moved', to: canonical };
  }
  if (isFilePath(path)) return { status: 'missing-file' };
  const folder = canonical.slice(0, canonical.lastIndexOf('/'));
  return { status: 'missing-page', file: site.notFoundIn.get(folder) ?? site.notFound };
}

function decode(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    // A broken percent sign: nothing of ours is called that.
    return null;
  }
}
