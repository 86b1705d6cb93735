import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { ServerEnv, ServerProcess } from '../support/servers/start-process.ts';
import { mailedIds, submit, type Submitted, submitWhenOpen } from '../support/mail/submit.ts';
import { startSmtpStub } from '../support/mail/smtp-stub.ts';
import { useServers } from './use-servers.ts';

const clients = 20;
const killRounds = 3;

const servers = useServers();
let folder: string;
let server: ServerProcess;
let isRunning = false;

async function start(env: ServerEnv = {}): Promise<void> {
  const limits = { RATE_IP_MAX: '100000', RATE_ALL_MAX: '1000000' };
  server = await servers.start({ DATA_DIR: folder, ...limits, ...env });
  isRunning = true;
}

async function stop(signal?: NodeJS.Signals): Promise<number | null> {
  isRunning = false;
  return server.stop(signal);
}

beforeAll(async () => void (folder = await servers.usedFolder()));

beforeEach(async () => {
  if (!isRunning) await start();
  await submitWhenOpen(server.url);
});

/** Lets twenty clients submit in parallel, each again and again, until the server is gone. */
function burst(): { readonly answers: Submitted[]; readonly done: Promise<unknown> } {
  const answers: Submitted[] = [];
  const client = async (): Promise<void> => {
    for (;;) {
      const answer = await submit(server.url);
      answers.push(answer);
      if (answer.status === null) return;
    }
  };
  return { answers, done: Promise.all(Array.from({ length: clients }, client)) };
}

const accepted = (answers: readonly Submitted[]) =>
  answers.filter((answer) => answer.status === 200).map((answer) => answer.id);

it('mails 200 copies of one submission once, and its replay after a restart not at all', async () => {
  // The mail folder would hide a second mail, because its files are named after the ids.
  const stub = await startSmtpStub();
  // The other tests need a server that writes to the mail folder.
  onTestFinished(async () => {
    if (isRunning) await stop();
    await stub.close();
  });
  await stop();
  await start(stub.settings);
  await submitWhenOpen(server.url);
  const id = crypto.randomUUID();
  const timesSent = () =>
    stub.headers.filter((line) => line === `Message-ID: <${id}@site.example>`).length;
  const copies = await Promise.all(Array.from({ length: 200 }, () => submit(server.url, id)));
  expect(copies.map((copy) => copy.status)).toEqual(Array.from({ length: 200 }, () => 200));
  expect(timesSent()).toBe(1);

  expect(await stop()).toBe(0);
  await start(stub.settings);
  const replay = await submitWhenOpen(server.url, id);
  expect(replay.data).toEqual({ success: true, data: { id, status: 'sent', replayed: true } });
  expect(timesSent()).toBe(1);
});

it('finishes what it accepted when told to stop in the middle of a burst', async () => {
  const { answers, done } = burst();
  await expect.poll(() => accepted(answers).length).toBeGreaterThan(clients);
  expect(await stop()).toBe(0);
  await done;
  const ids = accepted(answers);
  const mailed = new Set(await mailedIds(folder));
  expect(ids.filter((id) => !mailed.has(id))).toEqual([]);
});

it(`loses nothing that it accepted, killed ${killRounds} times`, async () => {
  const all: Submitted[] = [];
  for (let round = 0; round < killRounds; round += 1) {
    const { answers, done } = burst();
    // Each round kills the server at another moment.
    await expect.poll(() => accepted(answers).length).toBeGreaterThan(clients + 40 * round);
    await stop('SIGKILL');
    await done;
    all.push(...answers);
    await start();
    await submitWhenOpen(server.url);
  }
  // No client retries an accepted submission, so the sweeper alone must mail it.
  const lost = async () => {
    const mailed = new Set(await mailedIds(folder));
    return accepted(all).filter((id) => !mailed.has(id));
  };
  await expect.poll(lost).toEqual([]);
  // A page retries a submission that got no answer.
  const unanswered = all.filter((answer) => answer.status !== 200);
  for (const { id } of unanswered) expect((await submitWhenOpen(server.url, id)).status).toBe(200);
  const mailed = new Set(await mailedIds(folder));
  expect(all.filter(({ id }) => !mailed.has(id))).toEqual([]);
  console.info(`${all.length} submissions, ${accepted(all).length} accepted before a kill`);
});
