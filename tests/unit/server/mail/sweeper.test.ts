import { beforeEach, expect, it, vi } from 'vitest';
import type { Mail } from '#function/delivery/mailer.ts';
import { startSweeper } from '#server/mail/sweeper.ts';
import { createMemoryStore } from '../../function/memory-store.ts';
import { sampleConfig, sampleSubmission } from '../../function/samples.ts';

const tidy = vi.fn<() => Promise<void>>().mockResolvedValue();

beforeEach(() => vi.useFakeTimers());

function createPorts() {
  const mails: Mail[] = [];
  const logs: object[] = [];
  const store = createMemoryStore();
  const mailer = {
    remembersSeconds: null,
    async send(mail: Mail) {
      mails.push(mail);
      return { ref: 'r' };
    },
  };
  return {
    mails,
    logs,
    config: sampleConfig,
    store,
    mailer,
    shutdown: new AbortController().signal,
    unmarked: new Map<string, string>(),
    waitUntil: () => undefined,
    log: (entry: object) => logs.push(entry),
  };
}

it('sends what is due at once and then at intervals', async () => {
  const ports = createPorts();
  await ports.store.claim(sampleSubmission(), 'ip');
  ports.store.makeDue();
  const sweeper = startSweeper(ports, 30, tidy);
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.mails).toHaveLength(1);
  await ports.store.claim(sampleSubmission(), 'ip');
  ports.store.makeDue();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ports.mails).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ports.mails).toHaveLength(2);
  await sweeper.stop();
});

it('logs what it sent apart from what has to wait', async () => {
  const ports = createPorts();
  for (let n = 0; n < 3; n += 1) await ports.store.claim(sampleSubmission(), 'ip');
  ports.store.makeDue();
  const send = vi.fn(ports.mailer.send).mockRejectedValueOnce(new Error('down'));
  const sweeper = startSweeper({ ...ports, mailer: { ...ports.mailer, send } }, 30, tidy);
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.logs).toEqual(
    expect.arrayContaining([
      { event: 'sweep', outcome: 'sent', count: 2 },
      { event: 'sweep', outcome: 'waiting', count: 1 },
    ]),
  );
  await sweeper.stop();
});

it('continues after a failed round', async () => {
  const ports = createPorts();
  const claimDue = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([]);
  const sweeper = startSweeper({ ...ports, store: { ...ports.store, claimDue } }, 30, tidy);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(claimDue).toHaveBeenCalledTimes(2);
  expect(ports.logs).toEqual([{ event: 'sweep', outcome: 'error', code: 'Error' }]);
  await sweeper.stop();
});

it('deletes what is old in the next round when the database was down', async () => {
  const ports = createPorts();
  const counts = { sent: 0, failed: 0, overdue: 0, expiring: 0, held: 0 };
  const purge = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(counts);
  const sweeper = startSweeper({ ...ports, store: { ...ports.store, purge } }, 30, tidy);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(purge).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(2);
  await sweeper.stop();
});

it('starts no further batch once the process has to end', async () => {
  const stop = new AbortController();
  const ports = { ...createPorts(), shutdown: stop.signal };
  for (let n = 0; n < 25; n += 1) await ports.store.claim(sampleSubmission(), 'ip');
  ports.store.makeDue();
  const mailer = {
    ...ports.mailer,
    async send(mail: Mail) {
      stop.abort();
      return ports.mailer.send(mail);
    },
  };
  await startSweeper({ ...ports, mailer }, 30, tidy).stop();
  expect(ports.mails).toHaveLength(10);
});

it('deletes what is old once an hour, and raises an alarm for what needs a person', async () => {
  const ports = createPorts();
  const purge = vi.fn().mockResolvedValue({ sent: 0, failed: 2, overdue: 4, expiring: 3, held: 1 });
  const sweeper = startSweeper({ ...ports, store: { ...ports.store, purge } }, 30, tidy);
  await vi.advanceTimersByTimeAsync(3_500_000);
  expect(purge).toHaveBeenCalledTimes(1);
  expect(ports.logs).toEqual([
    { event: 'purge', outcome: 'never-mailed', count: 2 },
    { event: 'purge', outcome: 'overdue', count: 4 },
    { event: 'purge', outcome: 'expiring', count: 3 },
    { event: 'purge', outcome: 'held', count: 1 },
  ]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(purge).toHaveBeenCalledTimes(2);
  expect(tidy).toHaveBeenCalledTimes(2);
  await sweeper.stop();
});
