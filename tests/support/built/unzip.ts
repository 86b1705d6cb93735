import { inflateRawSync } from 'node:zlib';

/** Returns the files of a ZIP archive, by their names and in their order. */
export function unzip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.toString('latin1', at, at + 4) === 'PK\x03\x04';) {
    const [packed, length] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + length;
    const data = archive.subarray(start, start + packed);
    const isStored = archive.readUInt16LE(at + 8) === 0;
    files.set(archive.toString('utf8', at + 30, start), isStored ? data : inflateRawSync(data));
    at = start + packed;
  }
  return files;
}
