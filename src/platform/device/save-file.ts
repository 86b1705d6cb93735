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
