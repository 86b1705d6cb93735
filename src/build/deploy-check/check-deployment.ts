import { randomUUID } from 'node:crypto';
import type { PublicConfig } from '../../shared/public-config.ts';
import { checkFiles } from './check-files.ts';
import { checkDatabase, checkFunction } from './check-function.ts';
import { describeResponse, tryFetch } from './try-fetch.ts';

/**
 * Returns one line for everything that is wrong with a running deployment. It sends no mail and stores
 * nothing. Throws if no server answers.
 *
 * @param config what the deployed site was built with
 */
export async function checkDeployment(
  origin: string,
  config: PublicConfig,
): Promise<readonly string[]> {
  const { functionsKey, functionsUrl, siteUrl } = config;
  const home = await tryFetch(origin);
  if (home.error !== undefined) throw new Error(`${origin} ${describeResponse(home)}`);
  const isOther = siteUrl !== origin && !siteUrl.endsWith('.invalid');
  return [
    ...(isOther
      ? [`SITE_URL is ${siteUrl}, so canonical addresses point away from ${origin}`]
      : []),
    ...(await checkFiles(origin, config)),
    ...(await checkAddresses(origin)),
    ...(await checkOtherName(origin)),
    ...(await checkHttp(origin)),
    ...(await checkFunction(origin, config)),
    ...(functionsKey === null
      ? []
      : await checkDatabase(new URL(functionsUrl).origin, functionsKey)),
  ];
}

/** Checks that a missing page or file is 404, and that other spellings of a page's address lead to it. */
async function checkAddresses(origin: string): Promise<readonly string[]> {
  const findings = await Promise.all([
    checkMissingPage(origin, `/${randomUUID()}/nothing`),
    checkMissingPage(origin, '/stories/7.5'),
    checkMissingFile(origin, `/assets/gone-${randomUUID()}.js`),
    checkMissingFile(origin, `/art/gone-${randomUUID()}.svg`),
    checkRedirect(origin, '/index.html', '/'),
    checkRedirect(origin, '/stories/', '/stories'),
    checkRedirect(origin, '/stories.html', '/stories'),
    checkRedirect(origin, '/stories/?category=media', '/stories'),
  ]);
  return findings.flat();
}

async function checkMissingPage(origin: string, path: string): Promise<readonly string[]> {
  const response = await tryFetch(`${origin}${path}`);
  if (response.error !== undefined || response.status !== 404) {
    return [`${path} ${describeResponse(response)} instead of 404: search engines will index it`];
  }
  // A host that supports only one 404 page shows the general one for stories too.
  const isOurs = /Page not found|Story not found/.test(new TextDecoder().decode(response.bytes));
  return isOurs ? [] : [`${path} does not show the site's own page for what is not found`];
}

async function checkMissingFile(origin: string, path: string): Promise<readonly string[]> {
  const response = await tryFetch(`${origin}${path}`);
  if (response.error !== undefined || response.status !== 404) {
    return [
      `${path} ${describeResponse(response)} instead of 404: browsers would take that response for the file`,
    ];
  }
  const caching = response.headers.get('cache-control') ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  return seconds > 300 || caching.includes('immutable')
    ? [
        `${path} is missing and is sent with cache-control "${caching}": the file would stay missing after its upload`,
      ]
    : [];
}

async function checkRedirect(origin: string, from: string, to: string): Promise<readonly string[]> {
  const response = await tryFetch(`${origin}${from}`);
  if (response.error !== undefined) return [`${from} ${describeResponse(response)}`];
  // A host that shows the page itself is not wrong: its canonical link names the address.
  if (response.status === 200) return [];
  const location = response.headers.get('location') ?? '';
  const target = URL.canParse(location, `${origin}${from}`)
    ? new URL(location, `${origin}${from}`)
    : null;
  const isRight = target?.origin === origin && target.pathname === to;
  if ([301, 302, 307, 308].includes(response.status) && isRight) return [];
  const given = `${describeResponse(response)}${location && ` to ${location}`}`;
  return [`${from} ${given} instead of leading to ${to}`];
}

/**
 * Checks that the same name with or without `www.` redirects to the site, if it answers at all. A
 * browser that opens the site under two names keeps two workers and two outboxes.
 */
async function checkOtherName(origin: string): Promise<readonly string[]> {
  const { protocol, host, hostname } = new URL(origin);
  // An IP address or a machine's own name has no name with `www.`.
  if (!/\.[a-z]+$/.test(hostname)) return [];
  const other = `${protocol}//${host.startsWith('www.') ? host.slice(4) : `www.${host}`}`;
  const response = await tryFetch(`${other}/stories`);
  if (response.error !== undefined) return [];
  const location = response.headers.get('location') ?? '';
  if (response.status >= 300 && location === `${origin}/stories`) return [];
  return [`${other} ${describeResponse(response)} instead of leading to ${origin}`];
}

/** Checks that the site is not served over http as well, where a browser installs no worker. */
async function checkHttp(origin: string): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:' || port !== '') return [];
  const address = `http://${hostname}/stories`;
  const response = await tryFetch(address);
  if (response.error !== undefined) return [];
  const location = response.headers.get('location') ?? '';
  if (response.status >= 300 && location.startsWith('https://')) return [];
  return [`${address} ${describeResponse(response)} instead of leading to https`];
}
