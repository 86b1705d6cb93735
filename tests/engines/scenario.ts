import type { FaultProxy, FaultRule } from '../support/servers/fault-proxy.ts';
import type { WrittenMail } from '../support/mail/read-mails.ts';
import { type Engine, type EngineName, oldEngines, todaysEngines } from './drivers/engine.ts';
import type { Sound } from '../support/voices/start-sound.ts';
import type { Visitor } from './visitor.ts';

/** What a scenario plays with: an origin of its own that nobody has visited, behind its own line. */
export interface Stage {
  readonly engine: Engine;
  readonly origin: string;
  readonly line: FaultProxy;
  /** The line to the hosted mail function, which only the next build calls. */
  readonly backend: FaultProxy;
  /** Serves the next build. */
  readonly next: FaultRule;
  /** In the tab in front. After `reopen` there is a new one. */
  readonly visitor: Visitor;
  /** What is heard from a device that speaks. */
  readonly sound: Sound | undefined;
  secondVisitor(): Promise<Visitor>;
  reopen(how: 'close' | 'kill'): Promise<Visitor>;
  /** An e-mail address that nobody else uses. */
  address(name: string): string;
  /** Waits until the mails about this visitor are this many, and then still are. */
  arrived(address: string, count: number): Promise<readonly WrittenMail[]>;
}

/** One row of the fault table. */
export interface Scenario {
  readonly fault: string;
  readonly expected: string;
  /** Where it is played; if nothing is said, in today's engines. */
  readonly in?: readonly EngineName[];
  /** Engines in which this cannot be made to happen, and why not. */
  readonly notIn?: Readonly<Partial<Record<EngineName, string>>>;
  /** Uses the line to the hosted function, of which there is one for all. */
  readonly usesBackend?: true;
  /** Has a browser of its own: neither meets what other rows left in it, nor leaves them anything. */
  readonly ownBrowser?: true;
  /** With real voices and a loudspeaker, or without a voice; else as it comes. Has a browser of its own. */
  readonly device?: 'speaking' | 'mute';
  /** Milliseconds until it is given up, where the usual ones are too few. */
  readonly longest?: number;
  readonly run: (stage: Stage) => Promise<void>;
}

/** For rows that matter on old devices too. */
export const everyEngine = [...todaysEngines, ...oldEngines] as const;

export function isPlayedIn({ in: engines = todaysEngines }: Scenario, name: EngineName): boolean {
  return engines.some((engine) => engine === name);
}
