import type { FaultProxy, FaultRule } from '../support/servers/fault-proxy.ts';
import type { WrittenMail } from '../support/mail/read-mails.ts';
import { type Engine, type EngineName, todaysEngines } from './drivers/engine.ts';
import type { Sound } from '../support/voices/start-sound.ts';
import type { Visitor } from './visitor.ts';

/** The fixtures of a scenario: an origin that no browser has visited, behind a proxy of its own. */
export interface ScenarioContext {
  readonly engine: Engine;
  readonly origin: string;
  /** The network between the browsers and the origin. */
  readonly line: FaultProxy;
  /** The line to the hosted mail function, which only the next build calls. */
  readonly backend: FaultProxy;
  /** Serves the next build. */
  readonly next: FaultRule;
  /** Drives the tab in front; `reopen` returns a new one. */
  readonly visitor: Visitor;
  /** The sound output of a device with a voice. */
  readonly sound: Sound | undefined;
  secondVisitor(): Promise<Visitor>;
  reopen(how: 'close' | 'kill'): Promise<Visitor>;
  /** An e-mail address that nobody else uses. */
  address(name: string): string;
  /** Waits until there are this many mails about this visitor, and checks that no more follow. */
  waitForMails(address: string, count: number): Promise<readonly WrittenMail[]>;
}

/** One row of the fault table. */
export interface Scenario {
  readonly fault: string;
  readonly expected: string;
  /** Engines in which the scenario runs, by default today's. */
  readonly in?: readonly EngineName[];
  /** Engines in which the fault cannot be injected, with the reason. */
  readonly notIn?: Readonly<Partial<Record<EngineName, string>>>;
  /** Uses the line to the hosted function, which all scenarios share. */
  readonly usesBackend?: true;
  /** Has a browser of its own, so that it shares no state with other rows. */
  readonly ownBrowser?: true;
  /** Runs with real voices and a sound server, or without voices; has a browser of its own. */
  readonly device?: 'speaking' | 'mute';
  /** Timeout in milliseconds where the usual one is too short. */
  readonly timeoutMs?: number;
  readonly run: (context: ScenarioContext) => Promise<void>;
}

export function runsIn({ in: engines = todaysEngines }: Scenario, name: EngineName): boolean {
  return engines.some((engine) => engine === name);
}
