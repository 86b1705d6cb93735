const length = 30_000;

/** The time in milliseconds since 1970 at which this half minute began: fine enough for ages. */
export function halfMinute(): number {
  return Math.floor(Date.now() / length) * length;
}

export function subscribeToHalfMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, length);
  return () => clearInterval(timer);
}
