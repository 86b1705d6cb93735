/** Returns the category in the query of an address, however a mail program has left it; empty without one. */
export function findCategory(search: string): string {
  return /[?&;]category(?:%..|3D|\W)+([a-z]+)/i.exec(search)?.[1]?.toLowerCase() ?? '';
}
