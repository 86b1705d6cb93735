/** Opens the device's e-mail app with a letter to this address; nothing happens where there is none. */
export function openMailApp(address: string): void {
  location.assign(`mailto:${address}`);
}
