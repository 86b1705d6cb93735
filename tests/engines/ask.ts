import type { Tab } from './drivers/engine.ts';

/**
 * Runs a function in the page, with one argument at most, and waits for its answer; both travel as JSON.
 * The function sees nothing but its argument and the page.
 */
export async function ask<Answer, Parameters extends readonly [] | readonly [argument: unknown]>(
  tab: Tab,
  question: (...parameters: Parameters) => Answer | Promise<Answer>,
  ...parameters: Parameters
): Promise<Answer> {
  // The compiler names nested functions by calls of `__name`, so define it in the page.
  const answer = await tab.run(`(async () => {
    const __name = (named) => named;
    return JSON.stringify({ value: await (${question})(...${JSON.stringify(parameters)}) });
  })()`);
  return JSON.parse(answer).value;
}
