import { readPublicConfig } from '../../src/build/read-public-config.ts';
import { findInSite } from '../../src/server/find-in-site.ts';
import { loadSite, type SiteFile } from '../../src/server/load-site.ts';
import {
  assetsPrefix,
  hostHeaders,
  missingCacheControl,
  pathKind,
} from '../../src/shared/host-rules.ts';
import type { Fault, FaultRule } from '../support/fault-proxy.ts';
import type { NextSettings } from './build-next.ts';

/**
 * The site as after a deploy of this folder: its texts instead of those that the server has, and
 * no file of the build before. Pictures and fonts are the same in both and come from the server.
 */
export function deployRule(folder: string, settings: NextSettings): FaultRule {
  const config = readPublicConfig({ ...settings }, false);
  const site = loadSite(folder);
  const answer = ({ path, status, type, bytes }: SiteFile): Fault => ({
    kind: 'answer',
    status,
    type,
    body: bytes.toString('utf8'),
    headers: hostHeaders(config, pathKind(path)),
  });
  return (path, method) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const found = findInSite(site, path);
    if (found.status === 'file') return found.file.isText ? answer(found.file) : undefined;
    return path.startsWith(assetsPrefix) ? gone : undefined;
  };
}

const gone: Fault = {
  kind: 'answer',
  status: 404,
  type: 'text/plain',
  body: 'Not found',
  headers: { 'cache-control': missingCacheControl },
};
