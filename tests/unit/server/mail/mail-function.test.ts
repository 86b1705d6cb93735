import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, it, vi } from 'vitest';
import { openEmbedded } from '#server/database/open-embedded.ts';
import { openDataFolder } from '#server/folder/data-folder.ts';
import { startMailFunction } from '#server/mail/mail-function.ts';
import { readServerSettings } from '#server/server-settings.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';

const parent = temporaryFolder();

beforeAll(async () => {
  const empty = await openEmbedded(join(parent, 'empty'), () => undefined);
  await empty.close();
}, 180_000);

it.each([
  ['ends old leases', 'update of lease_until', {}],
  ['releases held mails', 'update of unsure_since', { RELEASE_HELD: '1' }],
])(
  'closes the database and then releases its folder when a start fails as it %s',
  async (_, refused, env) => {
    const folder = openDataFolder(join(parent, refused));
    await cp(join(parent, 'empty'), folder.database, { recursive: true });
    const broken = await openEmbedded(folder.database, () => undefined);
    await broken.exec(`
      create function mail.refuse() returns trigger language plpgsql as $$ begin raise; end $$;
      create trigger refuse before ${refused} on mail.submissions execute function mail.refuse();
    `);
    await broken.close();
    const order: string[] = [];
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    terminate.mockImplementation(async function (this: Worker) {
      order.push('closed');
      terminate.mockRestore();
      return this.terminate();
    });
    const mail = startMailFunction(readServerSettings(env), {
      ...folder,
      release() {
        order.push('released');
        folder.release();
      },
    });
    await expect(mail.opened).rejects.toThrow();
    await mail.close();
    expect(order).toEqual(['closed', 'released']);
  },
  180_000,
);
