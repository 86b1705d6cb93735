import type { PublicConfig } from '../../shared/public-config.ts';
import { buildFault } from '#build/content/content-source.ts';
import { ask, saying } from './ask.ts';
import { checkAddresses } from './check-addresses.ts';
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
  if (home.fault !== undefined) throw buildFault(`${origin} ${saying(home)}`);
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
