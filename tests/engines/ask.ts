import type { Tab } from './drivers/engine.ts';

/**
 * Runs a function in the page, with one argument, and waits for its answer; both travel as JSON.
 * The function sees nothing but its argument and the page.
 */
export async function ask<Argument, Answer>(
  tab: Tab,
  question: (argument: Argument) => Answer | Promise<Answer>,
  argument: Argument,
): Promise<Answer> {
  // The compiler names nested functions by calls of `__name`, so define it in the page.
  const answer = await tab.run(`(async () => {
    const __name = (named) => named;
    return JSON.stringify({ value: await (${question})(${JSON.stringify(argument)}) });
  })()`);
  return JSON.parse(answer).value;
}
