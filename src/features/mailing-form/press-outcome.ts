/** A second press within this many milliseconds is the same press. */
export const samePressMs = 3000;

interface Press {
  /** What stands in the honeypot. */
  readonly trap: string;
  /** Milliseconds since the last press that went through. */
  readonly sinceLast: number;
  readonly isReachable: boolean;
}

interface PressOutcome {
  /** `caught`: a robot, which is told that all went well. `repeated`: nothing more to do. */
  readonly status: 'posted' | 'held' | 'caught' | 'repeated';
}

export function pressOutcome({ trap, sinceLast, isReachable }: Press): PressOutcome {
  if (sinceLast < samePressMs) return { status: 'repeated' };
  if (trap !== '') return { status: 'caught' };
  return { status: isReachable ? 'posted' : 'held' };
}
