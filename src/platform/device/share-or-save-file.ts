/** Hands a file to the browser as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has its own copy by then; the address would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether the device's share sheet takes such a file; browsers differ in the kinds they let out. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Opens the share sheet, which browsers allow in the press itself only. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch {
    // Closed without sharing, or refused by the device: nothing was lost and nothing needs saying.
  }
}
