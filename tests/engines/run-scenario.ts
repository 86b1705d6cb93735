import { setTimeout as sleep } from 'node:timers/promises';
import { within } from '#shared/within.ts';
import { callsOn, describeFailure } from './describe-failure.ts';
import { startSound } from '../support/voices/start-sound.ts';
import type { Outcome } from './outcome.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import type { Session } from './session.ts';
import type { Rig } from './start-rig.ts';
import { until } from '../support/until.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const startTimeoutMs = 45_000;
const scenarioTimeoutMs = 90_000;
const closeTimeoutMs = 5_000;
/** Long enough for a second copy of a mail to appear. */
const settleMs = 300;

/** Runs one scenario on an origin of its own. A browser in which it failed is not used again. */
export async function runScenario(
  scenario: Scenario,
  session: Session,
  rig: Rig,
): Promise<Outcome> {
  const { fault, expected } = scenario;
  const { name } = session.engine;
  const about = { fault, expected, engine: name };
  const why = scenario.notIn?.[name];
  if (why !== undefined) return { ...about, status: 'not injectable', reason: why };
  const start = Date.now();
  const others: Visitor[] = [];
  const isAlone = scenario.ownBrowser || scenario.device !== undefined;
  const { origin, proxy } = await rig.openLine();
  const sound = scenario.device === 'speaking' ? await startSound() : undefined;
  try {
    if (isAlone) await session.end();
    if (scenario.device) session.setEnvironment(sound?.env ?? withoutVoices);
    const visitor = createVisitor(await within(startTimeoutMs, session.mainTab()), origin);
    const context: ScenarioContext = {
      engine: session.engine,
      origin,
      line: proxy,
      backend: rig.backend,
      next: await rig.next(),
      visitor,
      sound,
      async secondVisitor() {
        const other = createVisitor(await session.newTab(), origin);
        others.push(other);
        return other;
      },
      reopen: async (how) => createVisitor(await session.reopen(how), origin),
      address: (word) => `${word}-${new URL(origin).port}@example.com`,
      waitForMails: (address, count) => waitForMails(rig, address, count),
    };
    const work = () => within(scenario.timeoutMs ?? scenarioTimeoutMs, scenario.run(context));
    await (scenario.usesBackend ? serialize(rig, work) : work());
    for (const { tab } of others) await within(closeTimeoutMs, tab.close());
    if (isAlone) await session.end();
    return { ...about, status: 'proved', ms: Date.now() - start };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const state = await describeFailure(session, proxy);
    const reason = `${words} (${state}; hosted ${callsOn(rig.backend)})`;
    await session.end();
    return { ...about, status: 'failed', ms: Date.now() - start, reason };
  } finally {
    sound?.stop();
    await proxy.close();
  }
}

/** Makes the library that provides voices on Linux find none. */
const withoutVoices = { SPEECHD_CMD: 'false' } as const;

let last: Promise<unknown> = Promise.resolve();

/** Serializes the rows that use the one line to the hosted function, and resets it for each. */
function serialize(rig: Rig, work: () => Promise<void>): Promise<void> {
  const result = last.then(() => rig.backend.reset()).then(work);
  last = result.catch(() => undefined);
  return result;
}

async function waitForMails(rig: Rig, address: string, count: number) {
  const mails = async () => (await rig.mails()).filter(({ replyTo }) => replyTo === address);
  await until(`${count} mails about ${address}`, mails, ({ length }) => length === count).catch(
    async (error: unknown) => {
      const others = (await rig.mails()).map(({ replyTo }) => replyTo);
      throw new Error(`${String(error)}; there are mails about ${others.join(', ')}`);
    },
  );
  await sleep(settleMs);
  return until(`Still ${count} mails about ${address}`, mails, ({ length }) => length === count, 0);
}
