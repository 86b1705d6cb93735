const controls = /[^\P{Cc}\n\t]/gu;
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text that is safe to store and to look at: no control characters except line feed and tab,
 * nothing that turns the reading direction of what stands beside it, no half characters, at most `longest`
 * code units.
 */
export function displayText(text: string, longest: number): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(bidiControls, '')
    .normalize('NFC')
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
