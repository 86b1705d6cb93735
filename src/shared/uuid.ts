/** Returns a random UUID. `randomUUID` exists on secure origins only, `getRandomValues` everywhere. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return formatUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
}

/** Formats the first 16 bytes as a UUID of this version and the variant of RFC 9562, section 4.1. */
export function formatUuid(bytes: Uint8Array, version: 4 | 5 | 8): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte, index) => {
    if (index === 6) return toHex((byte & 0x0f) | (version << 4));
    return toHex(index === 8 ? (byte & 0x3f) | 0x80 : byte);
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
