import * as v from 'valibot';
import {
  checked,
  choice,
  type Env,
  EnvironmentError,
  parseEnvironment,
  text,
} from '#function/settings/environment.ts';
import type { PublicConfig } from '../shared/public-config.ts';

const origin = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;
const anOrigin =
  'must be an https origin in lower case without a path, such as https://www.example.org';
// No query and no slash at the end: in a Content Security Policy they would match other addresses.
const scriptList = /^(https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~@+-]+)+(\s+|$))*$/;
const someScripts = 'must be https addresses of scripts with spaces between them, without a query';

function isOrigin(value: string): boolean {
  return origin.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function matching(rule: RegExp, message: string, fallback = '') {
  return checked((value) => rule.test(value), message, fallback);
}

const publicSchema = v.pipe(
  v.object({
    SITE_URL: checked(isOrigin, anOrigin, 'https://placeholder.invalid'),
    VITE_SUPABASE_URL: checked((value) => value === '' || isOrigin(value), anOrigin),
    VITE_SUPABASE_PUBLISHABLE_KEY: v.pipe(
      text(),
      v.check(
        (value) => value === '' || kindOfKey(value) === 'public',
        ({ input }) =>
          `is ${kindOfKey(input)}, and everybody can read it in the page: use the publishable key ` +
          '(sb_publishable_…) or the older anon key',
      ),
    ),
    MAIL_TO: matching(
      /^[^\s@<>,;]+@[^\s@<>,;]+$/,
      'must be one e-mail address',
      'contact@placeholder.invalid',
    ),
    BUILD_ID: matching(
      /^[\w.-]{1,40}$/,
      'must be 1 to 40 letters, digits, dots or dashes',
      'local',
    ),
    PROVIDER_ACCOUNT: matching(
      /^[a-z0-9.-]+\.[a-z]+$/i,
      'must be the host of the mailing list, such as name.us1.list-manage.com',
      'placeholder.invalid',
    ),
    PROVIDER_U: matching(/^[0-9a-f]{25}$/, 'must be 25 hex characters', '0'.repeat(25)),
    PROVIDER_ID: matching(/^[0-9a-f]{10}$/, 'must be 10 hex characters', '0'.repeat(10)),
    PROVIDER_TAG: matching(/^\d+(,\d+)*$/, 'must be numbers with commas between them', '0'),
    PROVIDER_SCRIPTS: matching(scriptList, someScripts),
  }),
  v.forward(
    v.partialCheck(
      [['VITE_SUPABASE_URL'], ['VITE_SUPABASE_PUBLISHABLE_KEY']],
      (values) =>
        (values.VITE_SUPABASE_URL === '') === (values.VITE_SUPABASE_PUBLISHABLE_KEY === ''),
      'and VITE_SUPABASE_PUBLISHABLE_KEY must be set together',
    ),
    ['VITE_SUPABASE_URL'],
  ),
);

/** Reads the public configuration. Throws one error that names every bad variable. */
export function readPublicConfig(env: Env, isLaunched: boolean): PublicConfig {
  const values = parseEnvironment(publicSchema, env);
  return {
    siteUrl: values.SITE_URL,
    isLaunched,
    functionsUrl: `${values.VITE_SUPABASE_URL}/functions/v1`,
    functionsKey: values.VITE_SUPABASE_PUBLISHABLE_KEY || null,
    mailTo: values.MAIL_TO,
    build: values.BUILD_ID,
    provider: {
      account: values.PROVIDER_ACCOUNT,
      u: values.PROVIDER_U,
      id: values.PROVIDER_ID,
      tag: values.PROVIDER_TAG,
      scripts: values.PROVIDER_SCRIPTS.split(/\s+/).filter(Boolean),
    },
  };
}

const draftsSchema = v.object({ DRAFTS: choice(['0', '1']) });

/** Returns whether a build is a preview with drafts. */
export function wantsDrafts(env: Env): boolean {
  return parseEnvironment(draftsSchema, env).DRAFTS === '1';
}

/** Variables whose placeholders must not be published: addresses of pages and of the mailing list's forms. */
const neededAtLaunch = ['SITE_URL', 'PROVIDER_ACCOUNT', 'PROVIDER_U', 'PROVIDER_ID'];

/** Throws if a site that search engines may list would have placeholders for addresses. */
export function assertLaunchSettings(env: Env): void {
  const unset = neededAtLaunch.filter((name) => !env[name]?.trim());
  if (unset.length === 0) return;
  throw new EnvironmentError(`${unset.join(', ')} must be set: the content is ready for launch`);
}

/** Returns 'public' for a key that may be published, otherwise a description of the key. */
function kindOfKey(key: string): string {
  if (/^sb_publishable_[\w-]+$/.test(key)) return 'public';
  if (/^sb_secret_/i.test(key)) return 'a secret key';
  const claims = readClaims(key);
  if (claims === null) return 'no known key';
  const parsed = v.safeParse(roleSchema, claims);
  if (!parsed.success) return 'a token of no known role';
  const { role } = parsed.output;
  return role === 'anon' ? 'public' : `a token of the role "${role}"`;
}

const roleSchema = v.object({ role: v.pipe(v.string(), v.regex(/^\w{1,40}$/)) });

/** Returns the payload of a JSON Web Token, or null when the text is not a token. */
function readClaims(key: string): unknown {
  const [, payload = '', signature] = key.split('.');
  if (signature === undefined) return null;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    // The text has three parts with dots between them, but the second one is not JSON.
    return null;
  }
}
