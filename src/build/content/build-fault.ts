/** A mistake in content or settings: its words are all there is to say, so it carries no stack. */
export function buildFault(message: string): Error {
  const fault = new Error(message);
  fault.stack = message;
  return fault;
}
