import punycode from 'punycode.js';

/** Returns an address in lower case with its domain in punycode, the same for all spellings of the domain. */
export function canonicalAddress(email: string): string {
  const { local, hostname } = splitAddress(email);
  return hostname === undefined ? email.toLowerCase() : `${local.toLowerCase()}@${hostname}`;
}

/**
 * Returns an address as given, with its domain in punycode, as in a mail's Reply-To, and in Unicode, as
 * visitors type it.
 */
export function addressSpellings(email: string): ReadonlySet<string> {
  const { local, hostname } = splitAddress(email);
  if (hostname === undefined) return new Set([email]);
  return new Set([email, `${local}@${hostname}`, `${local}@${inUnicode(hostname)}`]);
}

interface SplitAddress {
  readonly local: string;
  /** The domain in punycode; undefined if it is not a domain. */
  readonly hostname: string | undefined;
}

function splitAddress(email: string): SplitAddress {
  const [local = '', domain = ''] = email.split('@');
  const url = `http://${domain}`;
  return { local, hostname: URL.canParse(url) ? new URL(url).hostname : undefined };
}

/** Returns a label that encodes nothing as it is, which some runtimes accept in a URL. */
function inUnicode(hostname: string): string {
  try {
    return punycode.toUnicode(hostname);
  } catch {
    return hostname;
  }
}
