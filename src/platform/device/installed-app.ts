declare global {
  interface Navigator {
    /** Safari on iPads and iPhones only. */
    readonly standalone?: boolean;
  }
}

/** Whether the page runs in a window of its own, as the installed app. */
export function isInstalledApp(): boolean {
  return navigator.standalone === true || !matchMedia('(display-mode: browser)').matches;
}
