/** Returns true once the deadline of a prize draw has passed; false for a story without one. */
export function isDrawClosed(deadline: string | undefined, now: Date): boolean {
  return deadline !== undefined && Date.parse(deadline) <= now.getTime();
}
