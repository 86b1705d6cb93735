/** Message of the error that a dynamic import ends in when its file does not come (lean-bundle). */
export const lostCode = 'Code did not load';

export function isLostCode(error: unknown): boolean {
  return error instanceof Error && error.message === lostCode;
}
