import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/open-embedded.ts';
import { copyFolder } from '../support/servers/copy-folder.ts';
import {
  createSmallDisk,
  type SmallDisk,
  smallDiskMissing,
} from '../support/servers/small-disk.ts';
import { type ServerEnv, type ServerProcess, runToEnd } from '../support/servers/start-process.ts';
import { mailedIds, submit, submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const missing = smallDiskMissing();
const servers = useServers();

describe.skipIf(missing !== null)(`a full disk${missing ? `, skipped: ${missing}` : ''}`, () => {
  let disk: SmallDisk;
  let data: string;

  beforeAll(() => {
    disk = createSmallDisk(140);
    data = join(disk.folder, 'data');
  });

  afterAll(() => disk.remove());

  it('keeps a server from starting, with one line and nothing half made', async () => {
    disk.fill();
    const { code, stderr } = await runToEnd(inject('entry'), { DATA_DIR: data });
    expect(stderr).toMatch(/^DATA_DIR .* cannot be used \(ENOSPC\)\n$/);
    expect(code).toBe(1);
    expect(readdirSync(data)).toEqual(['lock']);
    disk.free();
  });

  describe('under a running server', () => {
    const accepted: string[] = [];
    let env: ServerEnv;
    let server: ServerProcess;

    beforeAll(async () => {
      await copyFolder(inject('usedFolder'), data);
      env = { DATA_DIR: data, RATE_IP_MAX: '100000', RATE_ALL_MAX: '100000' };
      server = await servers.start(env);
      await submitWhenOpen(server.url);
    });

    async function submitUntil(status: number): Promise<void> {
      await vi.waitFor(
        async () => {
          const answer = await submit(server.url);
          if (answer.status === 200) accepted.push(answer.id);
          expect(answer.status).toBe(status);
        },
        { timeout: 120_000, interval: 1 },
      );
    }

    it('still accepts what it can store, and answers 503 when it cannot', async () => {
      disk.fill();
      await submitUntil(503);
      expect((await fetch(server.url)).status).toBe(200);
    });

    it('recovers by itself once there is room', async () => {
      disk.free();
      await submitUntil(200);
    });

    it('mails all that it accepted', async () => {
      expect(await server.stop()).toBe(0);
      server = await servers.start(env);
      await vi.waitFor(
        async () => expect(await mailedIds(data)).toEqual(expect.arrayContaining(accepted)),
        { timeout: 120_000 },
      );
    });
  });
});

describe.skipIf(missing !== null)(`a full journal${missing ? `, skipped: ${missing}` : ''}`, () => {
  let disk: SmallDisk;
  let database: Database;
  const log = vi.fn();

  beforeAll(async () => {
    disk = createSmallDisk(90);
    const folder = join(disk.folder, 'database');
    await copyFolder(join(inject('usedFolder'), 'database'), folder);
    database = await openEmbedded(folder, log);
  });

  afterAll(async () => {
    await database.close();
    disk.remove();
  });

  const count = () => database.query('select count(*)::int as n from mail.submissions', []);
  const journal = "select pg_logical_emit_message(true, 'x', repeat('x', 100000))";

  it('silences the embedded database, which is opened again and has lost nothing', async () => {
    disk.fill();
    await expect(
      (async () => {
        for (;;) await database.query(journal, []);
      })(),
    ).rejects.toThrow(/No space left/);
    await expect(count()).rejects.toMatchObject({ code: 'DATABASE_ENDED' });
    disk.free();
    await vi.waitFor(async () => expect((await count()).rows).toEqual([{ n: 1 }]), {
      timeout: 50_000,
      interval: 200,
    });
    expect(log).toHaveBeenCalledWith({ event: 'store', outcome: 'reopened' });
  });
});
