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
    [...text.matchAll(inMarkup), ...text.matchAll(inStyles)].map(([, path = '']) => path),
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

/** Embeds typefaces in styles: a document opened as a file cannot load them from other files. */
export function withTypefaces(css: string, files: ReferencedFiles): string {
  return css.replaceAll(inStyles, (_, path: string) => `url(${dataAddress(files, path)})`);
}
