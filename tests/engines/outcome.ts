import { type EngineName, engineNames } from './drivers/engine.ts';
import { isPlayedIn, type Scenario } from './scenario.ts';

/** What one scenario came to in one engine. */
export type Outcome = {
  readonly fault: string;
  readonly expected: string;
  readonly engine: EngineName;
} & (
  | { readonly status: 'proved'; readonly ms: number }
  | { readonly status: 'failed'; readonly ms: number; readonly reason: string }
  /** It cannot be made to happen in this engine. */
  | { readonly status: 'not injectable'; readonly reason: string }
);

/** The outcomes of a run in which everything holds. */
export function bestOutcomes(scenarios: readonly Scenario[]): readonly Outcome[] {
  return scenarios.flatMap((scenario) =>
    engineNames
      .filter((engine) => isPlayedIn(scenario, engine))
      .map((engine): Outcome => {
        const { fault, expected, notIn } = scenario;
        const about = { fault, expected, engine };
        const reason = notIn?.[engine];
        if (reason === undefined) return { ...about, status: 'proved', ms: 0 };
        return { ...about, status: 'not injectable', reason };
      }),
  );
}
