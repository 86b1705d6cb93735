/** For what is over once every known key was taken out: a key that nobody took does not compile here. */
export function nothingLeft(_rest: Readonly<Record<PropertyKey, never>>): void {
  // The type is all of it.
}
