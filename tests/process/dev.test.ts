import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/folder/data-folder.ts';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { type DevServer, startDevServer } from '../support/servers/dev-server.ts';
import { chromiumArgs, findHeadlessShell } from '../support/browser/find-chromium.ts';
import { freePort } from '../support/servers/free-port.ts';
import { mailedIds, submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { usedFolder } = useServers();
const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function copied(): Promise<CopiedProject> {
  const project = await copyProject();
  cleanUps.push(() => project.discard());
  return project;
}

async function started(
  project: CopiedProject,
  env: Readonly<Record<string, string>>,
): Promise<DevServer> {
  const server = await startDevServer(project.folder, env);
  cleanUps.push(() => server.stop());
  return server;
}

describe('npm run dev', () => {
  it('starts with faulty stories and books, and comes to life when they are mended', async () => {
    const project = await copied();
    const file = 'src/content/stories/7.md';
    const text = await project.read(file);
    await project.write(file, text.replace('date: ', 'date: about '));
    await project.replace('src/content/book/books.ts', '9781915791245', '9781915791246');
    const server = await started(project, { DATA_DIR: await usedFolder() });
    const browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: chromiumArgs,
    });
    cleanUps.push(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${server.url}/schools`);
    const overlay = page.locator('vite-error-overlay .message-body');
    const fault = /^src\/content\/stories\/7\.md:.*date.*about 2025-03-12.*$/m;
    await expect.poll(() => overlay.allInnerTexts()).toEqual([expect.stringMatching(fault)]);
    expect(server.output()).toMatch(fault);
    await project.write(file, text);
    await expect
      .poll(() => overlay.allInnerTexts())
      .toEqual([expect.stringMatching(/^.*9781915791246.*$/)]);
    await project.replace('src/content/book/books.ts', '9781915791246', '9781915791245');
    await page.getByText('Reading that gets picked first.').waitFor();
    expect(await overlay.count()).toBe(0);
  });

  it('takes sign-ups before and after its settings have changed', async () => {
    const project = await copied();
    const DATA_DIR = await usedFolder();
    const server = await started(project, { DATA_DIR });
    expect((await submitWhenOpen(server.url)).status).toBe(200);
    for (const time of [1, 2]) {
      await project.replace('vite.config.ts', 'export', `// ${time}\nexport`);
      const restarts = () => server.output().match(/server restarted|restart failed/g);
      await expect.poll(restarts).toEqual(Array.from({ length: time }, () => 'server restarted'));
      expect((await submitWhenOpen(server.url)).status).toBe(200);
    }
    expect(await mailedIds(DATA_DIR)).toHaveLength(3);
    await server.stop();
    lockFolder(DATA_DIR)();
  });

  it('reads .env beside package.json, where the environment wins', async () => {
    const project = await copied();
    const folder = await usedFolder();
    const [port, other] = [await freePort(), await freePort()];
    await writeFile(join(project.folder, '.env'), `PORT=${other}\nDATA_DIR=${folder}\n`);
    const server = await started(project, { PORT: String(port) });
    expect(server.url).toBe(`http://localhost:${port}`);
    expect((await submitWhenOpen(server.url)).status).toBe(200);
    expect(await mailedIds(folder)).toHaveLength(1);
  });

  it('keeps the mail function that it has while .env is wrong', async () => {
    const project = await copied();
    const env = join(project.folder, '.env');
    await writeFile(env, 'MAIL_TO=one@example.org\n');
    const server = await started(project, { DATA_DIR: await usedFolder() });
    expect((await submitWhenOpen(server.url)).status).toBe(200);
    await writeFile(env, 'MAIL_TO=nobody\n');
    await expect.poll(() => server.output()).toMatch(/MAIL_TO must [^]*server restart failed/);
    expect((await submitWhenOpen(server.url)).status).toBe(200);
    await writeFile(env, 'MAIL_TO=two@example.org\n');
    await expect.poll(() => server.output()).toContain('server restarted');
    expect((await submitWhenOpen(server.url)).status).toBe(200);
  });
});
