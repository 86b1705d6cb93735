const named = 3;

/** Addresses in a few words: "/, /about, /books and 54 more". */
export function listed(addresses: readonly string[]): string {
  const first = addresses.slice(0, named).join(', ');
  const more = addresses.length - named;
  return more > 0 ? `${first} and ${more} more` : first;
}

/** One finding per text, whatever number of addresses it was found at. */
export function groupFindings(
  found: readonly { readonly text: string; readonly path: string }[],
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { text, path } of found) {
    const paths = groups.get(text) ?? [];
    groups.set(text, [...paths, path]);
  }
  return [...groups].map(([text, paths]) => `${text}: ${listed(paths)}`);
}
