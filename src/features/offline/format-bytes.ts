/** "1.9 MB"; a megabyte is a million bytes, as devices count. */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
