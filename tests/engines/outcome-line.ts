import type { Outcome } from './outcome.ts';

/** Formats an outcome as one line of the log. */
export function outcomeLine(outcome: Outcome): string {
  const about = `${outcome.engine.padEnd(14)} ${outcome.fault}`;
  switch (outcome.status) {
    case 'proved':
      return `ok   ${seconds(outcome.ms)}  ${about}`;
    case 'failed':
      return `FAIL ${seconds(outcome.ms)}  ${about}: ${outcome.reason}`;
    case 'not injectable':
      return `none          ${about}: ${outcome.reason}`;
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1).padStart(6)} s`;
}
