import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { siteAddress } from '#hosting/host-rules.ts';
import { isTextType, mediaType } from '#hosting/media-type.ts';
import { StartupError, systemCode } from '../startup-error.ts';

const missingPage = '/404';

export interface SiteFile {
  readonly path: string;
  readonly status: 200 | 404;
  readonly type: string;
  readonly isText: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The file as compressed by the build; absent if the file was replaced since. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
  /** Weak: the same for every encoding. */
  readonly etag: string;
}

export interface Site {
  /** Files by their canonical address. Nothing else is served, so no path can leave the folder. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
  /** The 404 pages of folders that have their own, such as `/stories`. */
  readonly notFoundIn: ReadonlyMap<string, SiteFile>;
}

/**
 * Reads the built site into memory, so that the next build cannot change it: some ten megabytes, and half a
 * megabyte more for each story with a photograph.
 */
export function loadSite(folder: string): Site {
  const files = new Map(readSiteFiles(folder).map((file) => [file.path, file]));
  const notFound = files.get(missingPage);
  if (!files.has('/') || notFound === undefined) {
    throw new StartupError(`${folder} holds no built site; run "npm run build" first`);
  }
  const own = [...files].filter(([path]) => path.endsWith(missingPage));
  for (const [path] of own) files.delete(path);
  const notFoundIn = new Map(own.map(([path, file]) => [path.slice(0, -missingPage.length), file]));
  return { files, notFound, notFoundIn };
}

function readSiteFiles(folder: string): readonly SiteFile[] {
  return listNames(folder)
    .filter((file) => !isHidden(file) && statSync(join(folder, file)).isFile())
    .map((file) => readSiteFile(folder, file));
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw new StartupError(
      `${folder} cannot be read (${systemCode(error)}); run "npm run build" first`,
    );
  }
}

/**
 * Returns whether a file has no address: `_headers` and its like are for the host, dot files are private
 * except for `.well-known`, and a `.br` file is the compressed form of a served file.
 */
function isHidden(file: string): boolean {
  return file.startsWith('_') || file.endsWith('.br') || /(^|[\\/])\.(?!well-known)/.test(file);
}

function readSiteFile(folder: string, name: string): SiteFile {
  const bytes = readFileSync(join(folder, name));
  const type = mediaType(name);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const address = siteAddress(name.split(sep).join('/'));
  const brotli = readBrotli(join(folder, `${name}.br`), bytes);
  return { ...address, type, isText: isTextType(type), bytes, ...brotli, etag: `W/"${hash}"` };
}

/**
 * Returns the compressed form that the build has written beside a file, if the two still match: an owner may
 * have replaced the file alone, for example by the kill switch.
 */
function readBrotli(name: string, bytes: Buffer): Pick<SiteFile, 'brotli'> {
  if (!existsSync(name)) return {};
  const brotli = readFileSync(name);
  try {
    return brotliDecompressSync(brotli).equals(bytes) ? { brotli } : {};
  } catch {
    // Damaged, or only half uploaded.
    return {};
  }
}
