import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFolder } from '#server/folder/data-folder.ts';
import { storySearchPath } from '#content/story/story-index.ts';
import { storyIndexPath } from '#shared/story-keeping.ts';
import { writeManyStories } from '../support/content/many-stories.ts';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { type DevServer, startDevServer } from '../support/servers/dev-server.ts';
import { freePort } from '../support/servers/free-port.ts';
import { mailedIds, submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { usedFolder } = useServers();

let project: CopiedProject;
let server: DevServer;
let folder: string;
let port: number;

beforeAll(async () => {
  project = await copyProject();
  folder = await usedFolder();
  port = await freePort();
  await writeEnv({ MAIL_TO: 'one@example.org', PORT: String(await freePort()) });
  server = await startDevServer(project.folder, { PORT: String(port) });
});

afterAll(async () => {
  await server?.stop();
  await project?.discard();
});

/**
 * Replaces a file atomically. Vite could otherwise read half of it first, and then read it again.
 */
async function put(file: string, text: string): Promise<void> {
  await project.write('node_modules/next', text);
  await project.rename('node_modules/next', file);
}

async function writeEnv(env: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries({ DATA_DIR: folder, ...env }).map((pair) => `${pair.join('=')}\n`);
  await put('.env', lines.join(''));
}

/** Returns how each change of the settings has ended so far. */
const restarts = () => server.output().match(/server restarted|restart failed/g);

let accepted = 0;

async function takesSignUp(): Promise<void> {
  expect((await submitWhenOpen(server.url)).status).toBe(200);
  accepted += 1;
  expect(await mailedIds(folder)).toHaveLength(accepted);
}

it('reads .env beside package.json, where the environment wins', async () => {
  expect(server.url).toBe(`http://localhost:${port}`);
  await takesSignUp();
});

it('accepts sign-ups before and after its settings have changed', async () => {
  for (const time of [1, 2]) {
    await put('vite.config.ts', `// ${time}\n${await project.read('vite.config.ts')}`);
    await expect.poll(restarts).toEqual(Array.from({ length: time }, () => 'server restarted'));
    await takesSignUp();
  }
});

it('keeps the mail function that it has while .env is wrong', async () => {
  await writeEnv({ MAIL_TO: 'nobody' });
  await expect.poll(() => server.output()).toMatch(/MAIL_TO must [^]*server restart failed/);
  await takesSignUp();
  await writeEnv({ MAIL_TO: 'two@example.org' });
  await expect.poll(() => restarts()?.at(-1)).toBe('server restarted');
  await takesSignUp();
});

it('serves the lists with which more than 24 stories are shown and searched', async () => {
  await writeManyStories(project.folder, 25);
  const lengthAt = async (path: string): Promise<number> => {
    const response = await fetch(server.url + path);
    return response.ok ? (await response.json()).length : response.status;
  };
  await expect.poll(() => lengthAt(storyIndexPath), { timeout: 30_000 }).toBeGreaterThan(24);
  expect(await lengthAt(storySearchPath(1))).toBe(24);
  expect(await lengthAt(storySearchPath(99))).toBe(404);
});

it('shows the overlay of errors for a content module that throws', async () => {
  const file = 'src/pages/about/about-copy.ts';
  const text = await project.read(file);
  await put(file, '');
  await expect
    .poll(() => server.output())
    .toMatch(/TypeError: .*; run "npm run types", which names/);
  const response = await fetch(`${server.url}/about`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('TypeError');
  await put(file, text);
});

it('releases its folder when it ends', async () => {
  await server.stop();
  lockFolder(folder)();
});
