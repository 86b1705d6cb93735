import { parseArgs } from 'node:util';

export const scenes = ['visit', 'quiet', 'fonts', 'walk', 'return'] as const;
export type Scene = (typeof scenes)[number];

export interface BenchOptions {
  readonly runs: number;
  /** Folder of a built site; null builds the working tree. */
  readonly dist: string | null;
  /** Commit, or folder of a built site, to compare with; null compares nothing. */
  readonly against: string | null;
  readonly only: readonly Scene[];
  /** Minutes after which no further run begins. */
  readonly minutes: number;
}

/** Parses the arguments of `npm run bench`; throws a one-line error for an invalid one. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '9' },
      dist: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string', default: scenes.join() },
      minutes: { type: 'string', default: '40' },
    },
  });
  const asked = values.only.split(',');
  const only = scenes.filter((scene) => asked.includes(scene));
  if (only.length !== asked.length) throw new Error(`--only takes some of ${scenes.join()}`);
  return {
    runs: atLeastOne('runs', values.runs),
    dist: values.dist ?? null,
    against: values.against ?? null,
    only,
    minutes: atLeastOne('minutes', values.minutes),
  };
}

function atLeastOne(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a number from 1 up`);
  return number;
}
