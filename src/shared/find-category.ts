/** Returns the category in a query, even if a mail program has changed it; empty without one. */
export function findCategory(search: string): string {
  return /[?&;]category(?:%..|3D|\W)+([a-z]+)/i.exec(search)?.[1]?.toLowerCase() ?? '';
}
