/** Returns whether a story shows a badge: ids 7 to 12 do (specification, section 2). */
export function hasBadge(id: number): boolean {
  return id >= 7 && id <= 12;
}
