const atom = "[a-z0-9!#$%&'*+/=?^_{|}~-]+";
const plainLocalPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i');

/**
 * The address as it may stand in a mail header that every server understands: its domain in
 * punycode. Null when the part before the @ needs more than that (most servers lack SMTPUTF8).
 */
export function asciiAddress(address: string): string | null {
  const [local = '', domain = ''] = address.split('@');
  if (!plainLocalPart.test(local) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname, pathname } = new URL(`http://${domain}`);
  return pathname === '/' && /^[a-z0-9.-]+$/.test(hostname) ? `${local}@${hostname}` : null;
}
