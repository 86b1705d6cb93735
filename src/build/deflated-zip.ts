import { deflateRawSync } from 'node:zlib';
import { zip } from '#shared/zip.ts';

/** Creates a ZIP archive; files that are not compressed yet are deflated. */
export function deflatedZip(
  entries: readonly (readonly [string, string | Uint8Array])[],
): Uint8Array {
  return zip(
    entries.map(([name, content]) => {
      const bytes = Buffer.from(content);
      // An EPUB's mimetype must be stored uncompressed; JPEG and PNG are compressed already.
      const isStored = name === 'mimetype' || /\.(?:jpg|png)$/.test(name);
      return isStored
        ? { name, bytes }
        : { name, bytes, deflated: deflateRawSync(bytes, { level: 9 }) };
    }),
  );
}
