export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet. A visitor who closes it has not failed. */
export async function sharePage(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing, or refused by the device: nothing was lost and nothing needs saying.
  }
}
