/**
 * Reports an error as uncaught, without ending the task that caught it: `reportError` came with Chrome 95 and
 * Safari 15.4.
 */
export function rethrow(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
