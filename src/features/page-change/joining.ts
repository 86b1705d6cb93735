let joining = false;

/** Whether React is joining the page that the build has drawn: what stands there need not be fetched. */
export function isJoining(): boolean {
  return joining;
}

export function setJoining(now: boolean): void {
  joining = now;
}
