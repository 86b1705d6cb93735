const longestAddress = 254;
const forbidden = /[\s\p{C}\p{Z}"(),:;<>[\]\\]|=\?/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** One address of the simple shape text@text.text; the same rule on page, worker and function. */
export function isEmailAddress(value: string): boolean {
  if (value.length > longestAddress) return false;
  // What is stored is the value, so the real @ and the database's least length are asked of it.
  if (!value.includes('@') || [...value].length < 5) return false;
  // Compatibility characters (a full-width @ or comma) must not turn into the real ones further on.
  const plain = value.normalize('NFKC');
  if (forbidden.test(plain)) return false;
  const [local, domain, ...more] = plain.split('@');
  if (!local || !domain || more.length > 0) return false;
  const labels = domain.split('.');
  const last = labels[labels.length - 1] ?? '';
  return labels.length > 1 && labels.every(isDomainLabel) && !/^\p{N}+$/u.test(last);
}

/** What a visitor typed, without the spaces around it and in one Unicode form. */
export function trimEmailAddress(value: string): string {
  return value.trim().normalize('NFC');
}

function isDomainLabel(label: string): boolean {
  return label.length <= 63 && domainLabel.test(label);
}

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
