import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { siteAddress } from '#hosting/host-rules.ts';
import { mediaType } from '#hosting/media-type.ts';
import { StartFault, systemCode } from '../start-fault.ts';

const missingPage = '/404';

export interface SiteFile {
  readonly path: string;
  readonly status: 200 | 404;
  readonly type: string;
  readonly isText: boolean;
  readonly bytes: Buffer;
  /** As the build has compressed it. */
  readonly brotli?: Buffer;
  /** Weak: the same for every encoding. */
  readonly etag: string;
}

export interface Site {
  /** By canonical address. Nothing else is ever served, so no path can lead out of the folder. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
  /** By folder, for those whose missing pages have words of their own: `/stories`. */
  readonly notFoundIn: ReadonlyMap<string, SiteFile>;
}

/** Reads the built site into memory: a few megabytes, and a build under way cannot mix with it. */
export function loadSite(folder: string): Site {
  const files = new Map(filesBelow(folder).map((file) => [file.path, file]));
  const notFound = files.get(missingPage);
  if (!files.has('/') || notFound === undefined) {
    throw new StartFault(`${folder} holds no built site; run "npm run build" first`);
  }
  const own = [...files].filter(([path]) => path.endsWith(missingPage));
  for (const [path] of own) files.delete(path);
  const notFoundIn = new Map(own.map(([path, file]) => [path.slice(0, -missingPage.length), file]));
  return { files, notFound, notFoundIn };
}

function filesBelow(folder: string): readonly SiteFile[] {
  return names(folder)
    .filter((file) => !isHidden(file) && statSync(join(folder, file)).isFile())
    .map((file) => readSiteFile(folder, file));
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new StartFault(
      `${folder} cannot be read (${systemCode(error)}); run "npm run build" first`,
    );
  }
}

/**
 * `_headers` and the like are for the host; dot files are for nobody but `.well-known`; what is compressed
 * already is another form of a file that has an address.
 */
function isHidden(file: string): boolean {
  return file.startsWith('_') || file.endsWith('.br') || /(^|[\\/])\.(?!well-known)/.test(file);
}

function readSiteFile(folder: string, name: string): SiteFile {
  const bytes = readFileSync(join(folder, name));
  const type = mediaType(name);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const address = siteAddress(name.split(sep).join('/'));
  const compressed = join(folder, `${name}.br`);
  const brotli = existsSync(compressed) ? { brotli: readFileSync(compressed) } : {};
  return { ...address, type, isText: isText(type), bytes, ...brotli, etag: `W/"${hash}"` };
}

/** Whether compressing it is worth the work. */
function isText(type: string): boolean {
  return type.includes('charset=') || type === 'image/svg+xml';
}
