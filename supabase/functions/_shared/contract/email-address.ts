const longestAddress = 254;
const forbidden = /[\s\p{C}\p{Z}"(),:;<>[\]\\]|=\?/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Returns whether this is one address of the simple form text@text.text. Page, worker and function apply
 * the same rule after `cleanEmailAddress`; `email-address.examples.json` lists examples.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > longestAddress) return false;
  // The value itself is stored, so it needs a real @ and the database's minimum length.
  if (!value.includes('@') || [...value].length < 5) return false;
  // Compatibility characters (a full-width @ or comma) must not turn into real ones later.
  const plain = value.normalize('NFKC');
  if (forbidden.test(plain)) return false;
  const [local, domain, ...more] = plain.split('@');
  if (!local || !domain || more.length > 0) return false;
  const labels = domain.split('.');
  const last = labels[labels.length - 1] ?? '';
  return labels.length > 1 && labels.every(isDomainLabel) && !/^\p{N}+$/u.test(last);
}

function isDomainLabel(label: string): boolean {
  return label.length <= 63 && domainLabel.test(label);
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /[\u2018\u2019\u02bc\u2032]/g;
const hyphens = /[\u2010\u2011]/g;
/** Ligatures, as in copied documents, and full-width letters. A full-width @ stays, and is refused. */
const foldable = /[\ufb00-\ufb06\uff01-\uff1f\uff21-\uff5e]/g;

/**
 * Returns the address that a visitor meant to type or paste. Invisible characters, ligatures, full-width
 * letters and typographic apostrophes are corrected in every text. What surrounds an address in a mail
 * program or a sentence is removed if an address remains; other texts stay as they are.
 */
export function cleanEmailAddress(typed: string): string {
  if (typed.length > 3 * longestAddress) return typed;
  const plain = typed
    .replace(invisible, '')
    .replace(foldable, (letter) => letter.normalize('NFKC'))
    .trim()
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .normalize('NFC');
  if (isEmailAddress(plain)) return plain;
  const bare = unwrap(plain);
  return isEmailAddress(bare) ? bare : plain;
}

/** Removes `mailto:`, a name before angle brackets, and punctuation around an address. */
function unwrap(text: string): string {
  return text
    .replace(/^[^<>@]*<([^<>]*)>[.,;]?$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[("'[{\u201c\u201e\u00ab<]+/, '')
    .replace(/[)"'\]}\u201d\u00bb>.,;:!?\u2026]+$/, '')
    .trim();
}

const atom = "[a-z0-9!#$%&'*+/=?^_{|}~-]+";
const plainLocalPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i');

/**
 * Returns the address for a mail header that every server understands, with its domain in punycode, or
 * null when the part before the @ is not ASCII, because most servers lack SMTPUTF8.
 */
export function asciiAddress(address: string): string | null {
  const [local = '', domain = ''] = address.split('@');
  if (!plainLocalPart.test(local) || !URL.canParse(`http://${domain}`)) return null;
  const { hostname, pathname } = new URL(`http://${domain}`);
  return pathname === '/' && /^[a-z0-9.-]+$/.test(hostname) ? `${local}@${hostname}` : null;
}
