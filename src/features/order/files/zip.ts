/** A ZIP archive whose files are stored as they are; they are small. Its date is always the same. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = utf8(path);
    const body = utf8(text);
    const about = [...version, ...fields(4, crc32(body), body.length, body.length)];
    const lengths = fields(2, name.length, 0);
    const head = [...fields(4, 0x04034b50), ...about, ...lengths, ...name];
    entries.push(
      Uint8Array.of(
        ...fields(4, 0x02014b50),
        ...fields(2, 20),
        ...about,
        ...lengths,
        ...fields(2, 0, 0, 0),
        ...fields(4, 0, at),
        ...name,
      ),
    );
    bodies.push(Uint8Array.of(...head), body);
    at += head.length + body.length;
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = [
    ...fields(4, 0x06054b50),
    ...fields(2, 0, 0, entries.length, entries.length),
    ...fields(4, size, at),
    ...fields(2, 0),
  ];
  return joined([...bodies, ...entries, Uint8Array.of(...end)]);
}

/** To be read with version 2.0; names in UTF-8; stored; midnight of January 1, 1980. */
const version = fields(2, 20, 0x0800, 0, 0, 0x21);

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Numbers of so many bytes, the lowest first. */
function fields(bytes: number, ...values: readonly number[]): readonly number[] {
  return values.flatMap((value) =>
    Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 0xff),
  );
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
