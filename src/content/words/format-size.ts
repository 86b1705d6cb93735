const megabyte = 1_000_000;

/** Formats a size as "38 kB", "0.4 MB" or "12 MB"; a megabyte is a million bytes, as devices count. */
export function formatSize(bytes: number): string {
  if (bytes < megabyte / 10) return `${Math.ceil(bytes / 1_000)} kB`;
  const megabytes = bytes / megabyte;
  return `${megabytes < 9.95 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
}

/**
 * Formats the size of a file that every new story makes larger. From a megabyte on it is rounded up, so
 * that the page which names it seldom changes.
 */
export function formatGrowingSize(bytes: number): string {
  return formatSize(bytes < megabyte ? bytes : Math.ceil(bytes / megabyte) * megabyte);
}
