import { readPublicConfig } from '#build/read-public-config.ts';
import { findInSite } from '#server/http/answer-static.ts';
import { loadSite } from '#server/http/load-site.ts';
import { assetsPrefix, hostHeaders, missingCacheControl, pathKind } from '#hosting/host-rules.ts';
import { buildSite } from './build-site.ts';
import type { Fault } from './fault-proxy.ts';

export type NextSite = Awaited<ReturnType<typeof buildNextSite>>;

const gone: Fault = {
  kind: 'answer',
  status: 404,
  type: 'text/plain',
  body: 'Not found',
  headers: { 'cache-control': missingCacheControl },
};

/** Builds the site again under another name and with other settings, into a temporary folder. */
export async function buildNextSite(name: string, settings: Readonly<Record<string, string>> = {}) {
  const env = { ...settings, BUILD_ID: name };
  const { folder, remove } = await buildSite(env);
  const site = loadSite(folder);
  const config = readPublicConfig(env, false);
  return {
    /** The rule of a host after a deploy: it has the new build's text files, and no old code. */
    rule(path: string, method: string): Fault | undefined {
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const found = findInSite(site, path);
      // Files that are not text are the same in both builds.
      if (found.status !== 'file') return path.startsWith(assetsPrefix) ? gone : undefined;
      const { status, type, bytes, isText, path: canonical } = found.file;
      if (!isText) return undefined;
      const headers = hostHeaders(config, pathKind(canonical));
      return { kind: 'answer', status, type, body: new TextDecoder().decode(bytes), headers };
    },
    remove,
  };
}
