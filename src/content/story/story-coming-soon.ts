/** Section 2 of the specification: what stands in place of an empty text. */
export const comingSoon = 'Content for this story is coming soon. Check back later for updates.';
