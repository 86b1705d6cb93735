import { expect, it, vi } from 'vitest';
import { siteAddress } from '#hosting/host-rules.ts';
import { packPrefix } from '#hosting/pack.ts';
import { workerScript } from '#hosting/worker-list.ts';
import { checkDeployment } from '#build/deploy-check/check-deployment.ts';
import { fileHash } from '#build/files/file-hash.ts';
import { testConfig, testSite } from '../../../support/servers/test-site.ts';
import { useTestSite } from '../../server/use-test-site.ts';

const origin = 'https://site.example';
const { ask } = useTestSite();

const list = Object.entries(testSite)
  .filter(([file]) => /^(?:stories|sign-up|assets|art)/.test(file) && !file.includes('404'))
  .map(([file, text]) => `${siteAddress(file).path} ${fileHash(text)}`);
const worker = workerScript(list.join('\n'), '/assets/_-0123abcd.js');

/** Changes an answer as a careless host does. */
type Tamper = (answer: { status: number; headers: Headers; body: string }, path: string) => void;

/** Answers at another address of the site; by default nothing answers there. */
type Other = () => Response;

const nobody: Other = () => {
  throw new TypeError('fetch failed');
};

/** Checks the made-up site behind a host. The mail function answers like ours. */
async function checkBehind(
  tamper: Tamper = () => undefined,
  other = nobody,
  plain = nobody,
): Promise<readonly string[]> {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { origin: asked, pathname } = new URL(url);
    if (asked === 'http://site.example') return plain();
    if (asked !== origin) return other();
    if (pathname === '/functions/v1/send-email') return answerMailCall(init);
    const { status, headers, body } = await ask(url.slice(origin.length), { isSecure: true });

    const answer = {
      status,
      headers: new Headers({
        ...headers,
        ...(pathname.startsWith(packPrefix) && { 'content-encoding': 'br' }),
      }),
      body: pathname === '/sw.js' ? worker : new TextDecoder().decode(body),
    };
    tamper(answer, pathname);
    return new Response(answer.body, answer);
  });
  return checkDeployment(origin, testConfig);
}

function answerMailCall({ method, headers }: RequestInit): Response {
  if (new Headers(headers).get('origin') !== origin) return new Response('{}', { status: 403 });
  const allowed = { 'access-control-allow-origin': origin };
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 422, headers: allowed });
}

const isPage = (headers: Headers) => headers.get('content-type')?.startsWith('text/html');

it('is as built behind an honest host', async () => {
  expect(await checkBehind()).toEqual([]);
});

it.each<[string, Tamper, readonly RegExp[]]>([
  [
    'minifies pages',
    (answer) => {
      if (isPage(answer.headers)) answer.body = answer.body.replace('<!doctype html>', '');
    },
    [/^other bytes than were built, so the worker will not install: \/stories, .*$/],
  ],
  [
    'loses headers',
    ({ headers }) => {
      headers.delete('content-security-policy');
      headers.delete('x-content-type-options');
    },
    [/^content-security-policy is missing: /, /^x-content-type-options is missing: /],
  ],
  [
    'keeps everything for a day',
    ({ headers }) => headers.set('cache-control', 'max-age=86400'),
    [
      /instead of "no-cache": \/sw\.js, /,
      /instead of ".*must-revalidate": /,
      /instead of ".*immutable": \/assets\//,
      /^\/assets\/gone-.* the file would stay missing after its upload$/,
      /^\/art\/gone-.* the file would stay missing after its upload$/,
    ],
  ],
  [
    'shows a page for what is missing',
    (answer) => {
      if (answer.status === 404) answer.status = 200;
    },
    [/nothing answers 200 /, /7\.5 answers 200 /, /js answers 200 /, /svg answers 200 /],
  ],
  [
    'requires a slash at the end of pages',
    (answer, path) => {
      if (!isPage(answer.headers) || path === '/' || answer.status !== 200) return;
      answer.status = 308;
      answer.headers.set('location', `${path}/`);
    },
    [/^answers 308 instead of 200: \/stories, .*$/],
  ],
  [
    'has forgotten a file',
    (answer, path) => {
      if (path === '/art/cover.svg') answer.status = 404;
    },
    [/^answers 404 instead of 200: \/art\/cover\.svg$/],
  ],
  [
    'calls scripts text',
    ({ headers }, path) => {
      if (path.endsWith('.js')) headers.set('content-type', 'text/plain');
    },
    [/^content-type is "text\/plain" instead of "text\/javascript": \/sw\.js, /],
  ],
  [
    'does not know e-books and has lost the feed',
    (answer, path) => {
      if (path.endsWith('.epub')) answer.headers.set('content-type', 'application/octet-stream');
      if (path === '/feed.xml') answer.status = 404;
    },
    [
      /^answers 404 instead of 200: \/feed\.xml$/,
      /^content-type is "application\/octet-stream" instead of "application\/epub\+zip": \/epub\/stories\.epub$/,
    ],
  ],
  [
    'says that every answer varies',
    ({ headers }) => headers.set('vary', '*'),
    [/^vary is "\*", so no browser and no proxy may reuse the file: \/.* and \d+ more$/],
  ],
  [
    'does not compress the packs',
    ({ headers }) => headers.delete('content-encoding'),
    [/^not compressed: .*: \/assets\/pack-pages-0123abcd\.json$/],
  ],
  [
    'empties devices and sets cookies',
    ({ headers }, path) => {
      if (path === '/stories') headers.set('clear-site-data', '"cache"');
      if (path === '/sw.js') headers.set('set-cookie', 'a=b');
    },
    [/^set-cookie: .*: \/sw\.js$/, /^clear-site-data .*: \/stories$/],
  ],
  [
    'has another worker',
    (answer, path) => {
      if (path === '/sw.js') answer.body = '// none of ours';
    },
    [/^\/sw\.js is not this site's worker/],
  ],
])('reports a host that %s', async (_what, tamper, expected) => {
  const findings = await checkBehind(tamper);
  expect(findings).toEqual(expected.map((text) => expect.stringMatching(text)));
});

const leading = (location: string) => () =>
  new Response(null, { status: 301, headers: { location } });

it('may have another name that leads to it', async () => {
  expect(await checkBehind(undefined, leading(`${origin}/stories`))).toEqual([]);
});

it.each<[Other, string]>([
  [() => new Response('the site'), 'answers 200'],
  [leading('https://elsewhere.example/stories'), 'answers 301'],
  [leading(`${origin}/`), 'answers 301'],
])('reports a site that has two names (case %#)', async (other, says) => {
  expect(await checkBehind(undefined, other)).toEqual([
    `https://www.site.example ${says} instead of leading to ${origin}`,
  ]);
});

it.each<Other>([leading(`${origin}/stories`), leading('https://www.site.example/stories')])(
  'may lead from http to https (case %#)',
  async (plain) => {
    expect(await checkBehind(undefined, nobody, plain)).toEqual([]);
  },
);

it.each<[Other, string]>([
  [() => new Response('the site'), 'answers 200'],
  [leading('http://www.site.example/stories'), 'answers 301'],
])('reports a site that is served over http (case %#)', async (plain, says) => {
  expect(await checkBehind(undefined, nobody, plain)).toEqual([
    `http://site.example/stories ${says} instead of leading to https`,
  ]);
});
