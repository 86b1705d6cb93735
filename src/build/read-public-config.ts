import { BuildError } from './build-error.ts';
import type { PublicConfig } from '../shared/public-config.ts';

// No query and no slash at the end: a page's policy would read the address as another one.
const scriptList = /^(https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~@+-]+)+(\s+|$))*$/;
const someScripts = 'must be https addresses of scripts with blanks between them, without a query';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads what the page may know from the environment: SITE_URL, VITE_SUPABASE_URL,
 * VITE_SUPABASE_PUBLISHABLE_KEY, MAIL_TO, PROVIDER_ACCOUNT, PROVIDER_U, PROVIDER_ID,
 * PROVIDER_TAG, PROVIDER_SCRIPTS, BUILD_ID. Throws one error that names every bad variable.
 */
export function readPublicConfig(env: Env, isLaunched: boolean): PublicConfig {
  const faults: string[] = [];
  const read = (name: string, fallback: string, rule: RegExp, says: string): string => {
    const value = env[name]?.trim() || fallback;
    if (!rule.test(value)) faults.push(`${name} ${says}`);
    return value;
  };
  const origin = /^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/i;
  const anOrigin = 'must be an https origin without a path, such as https://www.example.org';

  const siteUrl = read('SITE_URL', 'https://placeholder.invalid', origin, anOrigin);
  const backend = env.VITE_SUPABASE_URL?.trim();
  const key = env.VITE_SUPABASE_PUBLISHABLE_KEY?.trim();
  if (backend && !origin.test(backend)) faults.push(`VITE_SUPABASE_URL ${anOrigin}`);
  if (Boolean(backend) !== Boolean(key))
    faults.push('VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY must be set together');
  if (key?.startsWith('sb_secret_'))
    faults.push('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key; it would be published');

  const config: PublicConfig = {
    siteUrl,
    isLaunched,
    functionsUrl: `${backend ?? ''}/functions/v1`,
    functionsKey: key ?? null,
    mailTo: read(
      'MAIL_TO',
      'contact@placeholder.invalid',
      /^[^\s@<>,;]+@[^\s@<>,;]+$/,
      'must be one e-mail address',
    ),
    build: read(
      'BUILD_ID',
      'local',
      /^[\w.-]{1,40}$/,
      'must be 1 to 40 letters, digits, dots or dashes',
    ),
    provider: {
      account: read(
        'PROVIDER_ACCOUNT',
        'placeholder.invalid',
        /^[a-z0-9.-]+\.[a-z]+$/i,
        'must be the host of the mailing list, such as name.us1.list-manage.com',
      ),
      u: read('PROVIDER_U', '0'.repeat(25), /^[0-9a-f]{25}$/, 'must be 25 hex characters'),
      id: read('PROVIDER_ID', '0'.repeat(10), /^[0-9a-f]{10}$/, 'must be 10 hex characters'),
      tag: read('PROVIDER_TAG', '0', /^\d+(,\d+)*$/, 'must be numbers with commas between them'),
      scripts: read('PROVIDER_SCRIPTS', '', scriptList, someScripts).split(/\s+/).filter(Boolean),
    },
  };
  if (faults.length > 0) throw new BuildError(`Bad environment: ${faults.join('; ')}`);
  return config;
}
