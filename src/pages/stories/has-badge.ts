/** Specification, section 2: ids 7 to 12 show a badge. */
export function hasBadge(id: number): boolean {
  return id >= 7 && id <= 12;
}
