import { spawnSync } from 'node:child_process';
import { describe, expect, inject, it } from 'vitest';
import { runToEnd } from '../support/servers/start-process.ts';
import { mailedIds, submit, submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { start, newFolder, usedFolder } = useServers();

/**
 * Returns a command that runs a process as in a container, with its own process ids and host name.
 */
function container(name: string): readonly string[] {
  const namespaces = ['--pid', '--fork', '--kill-child', '--mount-proc', '--uts'];
  return ['unshare', ...namespaces, 'sh', '-c', `hostname ${name} && exec "$@"`, 'sh'];
}

const [program = '', ...options] = container('probe');
const isPossible = spawnSync(program, [...options, 'true']).status === 0;
const why = isPossible ? '' : ', skipped: only root may make namespaces';

describe.skipIf(!isPossible)(`two containers with one data folder${why}`, () => {
  it('do not run at the same time, and the first keeps what it has accepted', async () => {
    const DATA_DIR = await usedFolder();
    const first = await start({ DATA_DIR }, container('one'));
    const { id, status } = await submitWhenOpen(first.url);
    expect(status).toBe(200);
    // The second time in a container with the same name, as after `docker compose up`.
    for (const name of ['two', 'one']) {
      const refused = await runToEnd(inject('entry'), { DATA_DIR }, container(name));
      expect(refused.stderr).toMatch(/^DATA_DIR [^\n]* is in use by another server[^\n]*\n$/);
      expect(refused.code).toBe(1);
    }
    expect((await submit(first.url, id)).data).toMatchObject({ data: { status: 'sent' } });
    expect(await mailedIds(DATA_DIR)).toEqual([id]);
  });
});

it('is held by exactly one of several servers that start together on a new folder', async () => {
  const DATA_DIR = await newFolder();
  const ended = await Promise.allSettled(Array.from({ length: 4 }, () => start({ DATA_DIR })));
  const running = ended.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  expect(running).toHaveLength(1);
  const complaints = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(complaints.filter((one) => !/in use by another server/.test(String(one)))).toEqual([]);
  expect((await submitWhenOpen(running[0]?.url ?? '')).status).toBe(200);
});
