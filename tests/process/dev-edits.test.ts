import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { type DevServer, startDevServer } from '../support/servers/dev-server.ts';
import { chromiumArgs, findHeadlessShell } from '../support/browser/find-chromium.ts';
import { submitWhenOpen } from '../support/mail/submit.ts';
import { useServers } from './use-servers.ts';

const { usedFolder } = useServers();
const schools = 'src/pages/schools/schools-copy.ts';
const books = 'src/content/book/books.ts';
const isbn = '9781915791245';
const wrongIsbn = '9781915791246';
const story = (id: number) => `src/content/stories/${id}.md`;

/** Loads neither images nor fonts, because the tests look only at text. */
const args = [...chromiumArgs, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts'];

let project: CopiedProject;
let server: DevServer;
let browser: Browser;
let page: Page;
/** True once the open page's Vite client is connected; it does not receive earlier changes. */
let hearsEdits = false;

beforeAll(async () => {
  project = await copyProject();
  await project.replace(story(7), 'date: ', 'date: about ');
  await project.replace(books, isbn, wrongIsbn);
  server = await startDevServer(project.folder, { DATA_DIR: await usedFolder() });
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args });
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  // Not `framenavigated`, which the page's own `history.replaceState` also causes.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) hearsEdits = false;
  });
  page.on('console', (message) => {
    if (message.text() === '[vite] connected.') hearsEdits = true;
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await project?.discard();
});

/** Opens a path, and tries again if the page's own reload after an edit interrupts that. */
async function open(path: string): Promise<void> {
  await vi.waitFor(() => page.goto(`${server.url}${path}`), { timeout: 60_000 });
  await waitUntilItHearsEdits();
}

function waitUntilItHearsEdits(): Promise<void> {
  return expect.poll(() => hearsEdits, { timeout: 30_000 }).toBe(true);
}

/** Waits until the open page shows these words without being reloaded by the test. */
async function shows(words: string): Promise<void> {
  await overlay().waitFor({ state: 'detached' });
  await page.getByText(words).first().waitFor();
  await waitUntilItHearsEdits();
}

function overlay() {
  return page.locator('vite-error-overlay .message-body');
}

async function edit(change: Promise<void>, words: string): Promise<void> {
  await change;
  await shows(words);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Waits until the error overlay shows one line with all of these parts. */
async function complains(...parts: readonly string[]): Promise<void> {
  const line = new RegExp(`^${parts.map((part) => `.*${escaped(part)}`).join('')}.*$`);
  await expect.poll(() => overlay().allInnerTexts()).toEqual([expect.stringMatching(line)]);
}

/** Makes a mistake, waits for its error, corrects it, and waits until the page shows `words`. */
async function mistake(
  file: string,
  spoil: (text: string) => string,
  parts: readonly string[],
  words: string,
): Promise<void> {
  const text = await project.read(file);
  await project.write(file, spoil(text));
  await complains(...parts);
  await edit(project.write(file, text), words);
}

const newStory = [
  '---',
  'title: A new whistle',
  'image: /art/scene-ranking.svg',
  'alt: A tower of book spines.',
  'categories: news',
  'date: 2025-05-10',
  '---',
  'The referee of the school league has a new whistle, and everybody has heard it by now.',
].join('\n');

it('starts with faulty stories and books, and recovers when they are corrected', async () => {
  await open('/schools');
  const fault = /^src\/content\/stories\/7\.md:.*date.*about 2025-03-12.*$/m;
  await expect.poll(() => overlay().allInnerTexts()).toEqual([expect.stringMatching(fault)]);
  expect(server.output()).toMatch(fault);
  await project.replace(story(7), 'date: about ', 'date: ');
  await complains(wrongIsbn);
  await edit(project.replace(books, wrongIsbn, isbn), 'Reading that gets picked first.');
  expect(await overlay().count()).toBe(0);
});

it('says in one line what is wrong with TypeScript, until it is corrected', async () => {
  const words = 'Reading that gets picked first.';
  await mistake(
    schools,
    (text) => text.replace('headline:', 'headline'),
    [`${schools}:13:14: Expected`, 'but found'],
    words,
  );
  await mistake(
    schools,
    (text) => text.replace('pageTitle(', 'pageTitel('),
    [`${schools}: ReferenceError: pageTitel is not defined`],
    words,
  );
  const text = await project.read(schools);
  await project.remove(schools);
  await complains('src/content/', '.ts: "#pages/schools/schools-copy.ts" does not exist');
  await edit(project.write(schools, text), words);
});

it('shows stories that are added, changed, renamed and removed', async () => {
  await open('/stories');
  await edit(project.write(story(13), newStory), 'A new whistle');
  await edit(project.replace(story(13), 'A new whistle', 'An old whistle'), 'An old whistle');
  await project.rename(story(13), story(14));
  await page.locator('a[href="/stories/14"]').first().waitFor();
  await open('/stories/14');
  await edit(project.replace(story(14), 'everybody', 'nobody'), 'nobody has heard it');
  await open('/stories');
  await shows('An old whistle');
  await project.remove(story(14));
  await page.getByText('An old whistle').first().waitFor({ state: 'detached' });
});

it('names a mistake in the navigation on every page', async () => {
  await open('/mackin-buying-guide');
  await mistake(
    'src/content/page/navigation.ts',
    (text) => text.replace("to: '/about'", "to: '/abuot'"),
    ['/abuot', 'not a page'],
    'Born to Play: Teacher’s Book',
  );
});

it('has been one server all the time, whose mail function works', async () => {
  expect(server.isRunning()).toBe(true);
  expect(server.output()).not.toMatch(/restart|in use/);
  expect((await submitWhenOpen(server.url)).status).toBe(200);
});
