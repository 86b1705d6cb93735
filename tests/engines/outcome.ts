import { type EngineName, engineNames } from './drivers/engine.ts';
import { runsIn, type Scenario } from './scenario.ts';

/** The outcome of one scenario in one engine. */
export type Outcome = {
  readonly fault: string;
  readonly expected: string;
  readonly engine: EngineName;
} & (
  | { readonly status: 'proved'; readonly ms: number }
  | { readonly status: 'failed'; readonly ms: number; readonly reason: string }
  /** The fault cannot be injected in this engine. */
  | { readonly status: 'not injectable'; readonly reason: string }
);

/** Returns the outcomes of a run in which every scenario passes. */
export function bestOutcomes(scenarios: readonly Scenario[]): readonly Outcome[] {
  return scenarios.flatMap((scenario) =>
    engineNames
      .filter((engine) => runsIn(scenario, engine))
      .map((engine): Outcome => {
        const { fault, expected, notIn } = scenario;
        const about = { fault, expected, engine };
        const reason = notIn?.[engine];
        if (reason === undefined) return { ...about, status: 'proved', ms: 0 };
        return { ...about, status: 'not injectable', reason };
      }),
  );
}
