/** In milliseconds: long enough for a page change on a slow tablet. */
const longestRest = 1_000;

let restsUntil = 0;

/** No download starts for a moment: a visitor has pressed something, and that goes first. */
export function rest(): void {
  restsUntil = performance.now() + longestRest;
}

export async function whenRested(): Promise<void> {
  for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now())
    await new Promise((goOn) => setTimeout(goOn, left));
}
