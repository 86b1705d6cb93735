/** The id in an address: digits only, no leading zero (decision 9). Undefined for anything else. */
export function parseStoryId(segment: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(segment) ? Number(segment) : undefined;
}
