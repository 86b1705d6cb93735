import { randomUUID } from 'node:crypto';
import { BuildError } from '#build/build-error.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { ask, saying } from './ask.ts';
import { checkFiles } from './check-files.ts';
import { checkFunction, checkDatabase } from './check-function.ts';

/**
 * Everything that is wrong with a running deployment, one line each. It sends no mail and stores
 * nothing. `config` must be what the deployed site was built with. Throws where nobody answers.
 */
export async function checkDeployment(
  origin: string,
  config: PublicConfig,
): Promise<readonly string[]> {
  const { functionsKey, functionsUrl, siteUrl } = config;
  const home = await ask(origin);
  if (home.fault !== undefined) throw new BuildError(`${origin} ${saying(home)}`);
  const isOther = siteUrl !== origin && !siteUrl.endsWith('.invalid');
  return [
    ...(isOther
      ? [`SITE_URL is ${siteUrl}, so canonical addresses point away from ${origin}`]
      : []),
    ...(await checkFiles(origin, config)),
    ...(await checkAddresses(origin)),
    ...(await checkFunction(origin, config)),
    ...(functionsKey === null
      ? []
      : await checkDatabase(new URL(functionsUrl).origin, functionsKey)),
  ];
}

/** That what is missing is missed, and that each page has one address. */
async function checkAddresses(origin: string): Promise<readonly string[]> {
  const found = await Promise.all([
    missingPage(origin, `/${randomUUID()}/nothing`),
    missingPage(origin, '/stories/7.5'),
    missingFile(origin, `/assets/gone-${randomUUID()}.js`),
    missingFile(origin, `/art/gone-${randomUUID()}.svg`),
    ...[
      ['/index.html', '/'],
      ['/stories/', '/stories'],
      ['/stories.html', '/stories'],
      ['/stories/?category=media', '/stories'],
    ].map(([from = '', to = '']) => otherSpelling(origin, from, to)),
  ]);
  return found.flat();
}

async function missingPage(origin: string, path: string): Promise<readonly string[]> {
  const answer = await ask(`${origin}${path}`);
  if (answer.fault !== undefined || answer.status !== 404) {
    return [`${path} ${saying(answer)} instead of 404: robots and people take it for a page`];
  }
  // A host that knows one such page only shows the general one for stories too.
  const isOurs = /Page not found|Story not found/.test(new TextDecoder().decode(answer.bytes));
  return isOurs ? [] : [`${path} does not show the site's own page for what is not found`];
}

async function missingFile(origin: string, path: string): Promise<readonly string[]> {
  const answer = await ask(`${origin}${path}`);
  if (answer.fault !== undefined || answer.status !== 404) {
    return [`${path} ${saying(answer)} instead of 404: words would be taken for the file`];
  }
  const caching = answer.headers.get('cache-control') ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  return seconds > 300 || caching.includes('immutable')
    ? [`${path} is missing and says "${caching}": the file would stay missing after its upload`]
    : [];
}

async function otherSpelling(origin: string, from: string, to: string): Promise<readonly string[]> {
  const answer = await ask(`${origin}${from}`);
  if (answer.fault !== undefined) return [`${from} ${saying(answer)}`];
  // A host that shows the page itself is not wrong: its canonical link names the address.
  if (answer.status === 200) return [];
  const location = answer.headers.get('location') ?? '';
  const target = URL.canParse(location, `${origin}${from}`)
    ? new URL(location, `${origin}${from}`)
    : null;
  const isRight = target?.origin === origin && target.pathname === to;
  if ([301, 302, 307, 308].includes(answer.status) && isRight) return [];
  return [`${from} ${saying(answer)}${location && ` to ${location}`} instead of leading to ${to}`];
}
