/** Returns the category in the query of an address, however a mail program has left it; empty without one. */
export function findCategory(search: string): string {
  return /[?&;]category(?:%\w\w|3D|[^\w%])+([a-z]+)/i.exec(search)?.[1]?.toLowerCase() ?? '';
}
