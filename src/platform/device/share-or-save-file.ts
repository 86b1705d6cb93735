/** Downloads a file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // By then the download has started. Until it is revoked, the URL keeps the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Returns true if the device's share sheet accepts this file. Browsers differ in the types they share. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * Opens the share sheet, which browsers allow within a press only. If the device refuses, downloads the file
 * instead and resolves with `saved`.
 */
export async function shareOrSaveFile(file: File): Promise<'shared' | 'saved'> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The visitor closed the share sheet, which is not a failure.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) {
      saveFile(file);
      return 'saved';
    }
  }
  return 'shared';
}
