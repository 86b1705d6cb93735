const format = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "1.9 MB"; a megabyte is a million bytes, as devices count. */
export function formatBytes(bytes: number): string {
  return `${format.format(bytes / 1_000_000)} MB`;
}
