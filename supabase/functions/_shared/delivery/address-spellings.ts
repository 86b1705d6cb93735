import punycode from 'punycode.js';

/** Returns an address in lower case with its domain in punycode, the same for all spellings of the domain. */
export function canonicalAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  if (!URL.canParse(`http://${domain}`)) return email.toLowerCase();
  return `${local.toLowerCase()}@${new URL(`http://${domain}`).hostname}`;
}

/**
 * Returns an address as given, with its domain in punycode, as in a mail's Reply-To, and in Unicode, as
 * visitors type it.
 */
export function addressSpellings(email: string): ReadonlySet<string> {
  const [local = '', domain = ''] = email.split('@');
  if (!URL.canParse(`http://${domain}`)) return new Set([email]);
  const { hostname } = new URL(`http://${domain}`);
  return new Set([email, `${local}@${hostname}`, `${local}@${inUnicode(hostname)}`]);
}

/** Returns a label that encodes nothing as it is, which some runtimes accept in a URL. */
function inUnicode(hostname: string): string {
  try {
    return punycode.toUnicode(hostname);
  } catch {
    return hostname;
  }
}
