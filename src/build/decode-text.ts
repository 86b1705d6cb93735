/** Decodes UTF-8, and UTF-16 where a byte order mark says so. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  let encoding = 'utf-8';
  if (first === 0xff && second === 0xfe) encoding = 'utf-16le';
  if (first === 0xfe && second === 0xff) encoding = 'utf-16be';
  return new TextDecoder(encoding).decode(bytes);
}
