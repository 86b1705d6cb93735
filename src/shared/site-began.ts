/** A stored date before this comes from a wrong clock: the site did not exist then. Milliseconds since 1970. */
export const siteBegan = Date.UTC(2025, 0, 1);
