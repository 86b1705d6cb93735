/** A run that must not hang ends itself after this time, with everything that it has started. */
export function endAfter(minutes: number, what: string): void {
  const end = () => {
    console.error(`${what} took more than ${minutes} minutes`);
    process.exit(1);
  };
  setTimeout(end, minutes * 60_000).unref();
}
