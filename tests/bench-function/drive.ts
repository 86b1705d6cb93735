import { submit } from '../support/mail/submit.ts';

const clients = 20;

export interface Measured {
  readonly accepted: number;
  readonly refused: number;
  readonly perSecond: number;
  /** Milliseconds from request to answer. */
  readonly median: number;
  readonly p99: number;
}

/** Lets twenty clients submit in parallel, each again and again, for `seconds` seconds. */
export async function drive(url: string, seconds: number): Promise<Measured> {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const until = started + seconds * 1_000;
  async function client(): Promise<void> {
    while (performance.now() < until) {
      const from = performance.now();
      const { status } = await submit(url);
      if (status === 200) times.push(performance.now() - from);
      else refused += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    accepted: times.length,
    refused,
    perSecond: times.length / elapsed,
    median: at(0.5),
    p99: at(0.99),
  };
}
