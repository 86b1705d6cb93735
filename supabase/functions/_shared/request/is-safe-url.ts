const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** An address that nobody on the way can read or change: https, or http within this machine. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
}
