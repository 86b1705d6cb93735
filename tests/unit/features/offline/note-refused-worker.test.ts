import { beforeEach, expect, it, vi } from 'vitest';
import { noteRefusedWorker } from '#features/offline/note-refused-worker.ts';
import { workerScript } from '#hosting/worker-list.ts';
import { listDownloadFailures } from '#shared/download-failure.ts';
import { MemoryCaches } from '../../../support/fakes/memory-caches.ts';

const path = '/sw.js';
const code = '/assets/worker-1.js';
const script = () => new Response(workerScript('/ hash', code));
const javaScript = { 'content-type': 'text/javascript' };
const blockPage = () =>
  new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } });
/** A redirect to the sign-in page of a network, which is on another host. */
const signInPage = () => Response.error();
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('location', new URL('https://site.test/'));
  asked.length = 0;
});

function serve(answers: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal('fetch', async (asking: string, { redirect }: RequestInit) => {
    asked.push(asking);
    const answer = answers[asking];
    if (!answer || (answer === signInPage && redirect !== 'manual'))
      throw new TypeError('Failed to fetch');
    return answer();
  });
}

it.each([
  ['an error for the script', { [path]: () => new Response('busy', { status: 500 }) }, 'blocked'],
  ['a sign-in page for the script', { [path]: signInPage }, 'blocked'],
  ['a sign-in page for the code', { [path]: script, [code]: signInPage }, 'blocked'],
  ['a block page for the script', { [path]: blockPage }, 'changed'],
  ['a block page for the code', { [path]: script, [code]: blockPage }, 'blocked'],
  [
    'code that varies by everything',
    { [path]: script, [code]: () => new Response('', { headers: { ...javaScript, vary: '*' } }) },
    'changed',
  ],
])('records the reason once for each build: %s', async (_what, answers, status) => {
  serve(answers);
  await noteRefusedWorker(path);
  expect(await listDownloadFailures()).toMatchObject([{ status }]);
  asked.length = 0;
  await noteRefusedWorker(path);
  expect(asked).toEqual([]);
});

it.each([
  ['no network', {}],
  ['good files', { [path]: script, [code]: () => new Response('', { headers: javaScript }) }],
])('records nothing where the browser itself refuses: %s', async (_what, answers) => {
  serve(answers);
  await noteRefusedWorker(path);
  expect(await listDownloadFailures()).toEqual([]);
});
