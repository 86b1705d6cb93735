import { setTimeout as sleep } from 'node:timers/promises';

const pause = 50;

/**
 * Polls until the answer is right, and returns it. A question may reject meanwhile: a page that is being
 * replaced does not answer, nor does a server that starts. `what` names the wait in the error at the timeout.
 */
export async function until<Answer>(
  what: string,
  question: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean = Boolean,
  timeoutMs = 25_000,
): Promise<Answer> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  do {
    try {
      const answer = await question();
      if (isRight(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await sleep(pause);
  } while (Date.now() < end);
  throw new Error(
    `${what}: in the end ${last instanceof Error ? last.message : JSON.stringify(last)}`,
  );
}
