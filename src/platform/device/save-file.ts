/** Hands a text to the browser as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own copy by then; the address would hold the text in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
