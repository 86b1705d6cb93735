/** Exits with an error after this time, so that a run cannot hang. Its programs end with it. */
export function endAfter(minutes: number, what: string): void {
  const end = () => {
    console.error(`${what} took more than ${minutes} minutes`);
    process.exit(1);
  };
  setTimeout(end, minutes * 60_000).unref();
}
