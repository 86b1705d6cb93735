import type { SiteContent } from '../content/site-content.ts';
import { bareType, mediaType } from '../../hosting/media-type.ts';

/** Pictures, symbols and typefaces of the site by their paths. */
type ReferencedFiles = ReadonlyMap<string, Buffer>;

const inMarkup = /(?:src|href)="(\/[^"#]+\.(?:svg|png|jpe?g|webp|avif))/g;
const inStyles = /url\((\/[^)]+)\)/g;

/** Reads the files that markup and styles refer to. */
export async function readReferencedFiles(
  texts: readonly string[],
  readPicture: SiteContent['readPicture'],
): Promise<ReferencedFiles> {
  const paths = texts.flatMap((text) =>
    [...text.matchAll(inMarkup), ...text.matchAll(inStyles)].flatMap(([, path = '']) =>
      isTypeface(path) ? [path, licenceOf(path)] : [path],
    ),
  );
  return new Map(
    await Promise.all(
      [...new Set(paths)].map(async (path) => [path, await readPicture(path)] as const),
    ),
  );
}

/** Returns the bytes of a file that was read. */
export function bytesAt(files: ReferencedFiles, path: string): Buffer {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`${path} is not among the files of the site`);
  return bytes;
}

/** Returns a file as a data URL. */
export function dataAddress(files: ReferencedFiles, path: string): string {
  const type = bareType(mediaType(path));
  return `data:${type};base64,${bytesAt(files, path).toString('base64')}`;
}

/**
 * Embeds typefaces in styles: a document opened as a file cannot load them from other files. Their licences demand
 * that each copy contains them.
 */
export function withTypefaces(css: string, files: ReferencedFiles): string {
  const typefaces = [...css.matchAll(inStyles)].map(([, path = '']) => path).filter(isTypeface);
  const licences = new Set(typefaces.map((path) => bytesAt(files, licenceOf(path)).toString()));
  return [
    ...[...licences].map((text) => `/*\n${text.trim()}\n*/\n`),
    css.replaceAll(inStyles, (_, path: string) => `url(${dataAddress(files, path)})`),
  ].join('');
}

function isTypeface(path: string): boolean {
  return path.endsWith('.woff2');
}

/** Returns the path of the licence, which lies beside its typeface. */
function licenceOf(typeface: string): string {
  return typeface.replace(/woff2$/, 'txt');
}
