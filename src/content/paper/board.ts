/** Returns the address of a story's board, a document for projectors and large screens. */
export function boardPath(id: number): `/stories/${string}` {
  return `/stories/${id}/board`;
}
