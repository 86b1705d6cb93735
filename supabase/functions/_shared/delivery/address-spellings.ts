/**
 * Returns an address as given, with its domain in punycode, as in a mail's Reply-To, and in Unicode, as
 * visitors type it. Node and Deno have no common function for the last one.
 */
export function addressSpellings(email: string): ReadonlySet<string> {
  const [local = '', domain = ''] = email.split('@');
  if (!URL.canParse(`http://${domain}`)) return new Set([email]);
  const { hostname } = new URL(`http://${domain}`);
  const unicode = hostname.split('.').map(decodeLabel).join('.');
  return new Set([email, `${local}@${hostname}`, `${local}@${unicode}`]);
}

const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;
const skew = 38;
const damp = 700;
const lastCodePoint = 0x10ffff;

/** Decodes one label of a domain in punycode. The algorithm and its names are those of RFC 3492. */
function decodeLabel(label: string): string {
  const [, ascii = '', encoded] = /^xn--(?:(.+)-)?(.+)$/.exec(label) ?? [];
  if (encoded === undefined) return label;
  const output = [...ascii];
  let bias = 72;
  let codePoint = 128;
  let i = 0;
  let start = 0;
  let weight = 1;
  let k = base;
  for (const character of encoded) {
    const digit = Number.parseInt(character, base) + (/\d/.test(character) ? 26 : -10);
    i += digit * weight;
    const threshold = Math.min(Math.max(k - bias, leastThreshold), mostThreshold);
    weight *= base - threshold;
    k += base;
    if (digit >= threshold) continue;
    // This was the last digit of a number: it says which character comes next, and where.
    const length = output.length + 1;
    bias = adapt(i - start, length, start === 0);
    codePoint += Math.floor(i / length);
    // Some runtimes accept a label that encodes nothing.
    if (!(codePoint <= lastCodePoint)) return label;
    i %= length;
    output.splice(i, 0, String.fromCodePoint(codePoint));
    i += 1;
    start = i;
    weight = 1;
    k = base;
  }
  return output.join('');
}

function adapt(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((base - leastThreshold) * mostThreshold) / 2; k += base) {
    delta = Math.floor(delta / (base - leastThreshold));
  }
  return k + Math.floor(((base - leastThreshold + 1) * delta) / (delta + skew));
}
