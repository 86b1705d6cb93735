import { expect, it } from 'vitest';
import { assertLaunchSettings, readPublicConfig, wantsDrafts } from '#build/read-public-config.ts';

const jquery = 'https://code.example/jquery-3.7.1.min.js';
const validation = 'https://files.example:8443/embed/mc-validate.js';

const scripts = (value?: string) =>
  readPublicConfig({ PROVIDER_SCRIPTS: value }, false).provider.scripts;

it('loads no scripts of the mailing provider by default', () => {
  expect(scripts()).toEqual([]);
  expect(scripts('  ')).toEqual([]);
});

it('keeps the scripts in order, whatever white space separates them', () => {
  expect(scripts(` ${jquery}\n  ${validation} `)).toEqual([jquery, validation]);
});

it.each([
  'http://code.example/jquery.js',
  'code.example/jquery.js',
  'https://code.example',
  'https://code.example/',
  'https://code.example/jquery.js?v=3',
  `https://*.example/jquery.js`,
  `https://user:word@code.example/jquery.js`,
  `${jquery},${validation}`,
  `${jquery}; default-src *`,
  `${jquery} 'unsafe-inline'`,
  `${jquery}">`,
])('refuses %s as scripts of the mailing provider', (value) => {
  expect(() => scripts(value)).toThrow(/PROVIDER_SCRIPTS must be https addresses of scripts/);
});

const token = (payload: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const read = (key: string) =>
  readPublicConfig(
    { VITE_SUPABASE_URL: 'https://p.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: key },
    false,
  ).functionsKey;

it.each(['sb_publishable_A1b-2_c', token({ role: 'anon', iss: 'supabase', ref: 'p' })])(
  'the key of the hosted backend may be %s',
  (key) => {
    expect(read(key)).toBe(key);
  },
);

it.each([
  ['a secret key', 'sb_secret_A1b2'],
  ['a token of the role "service_role"', token({ role: 'service_role' })],
  ['a token of the role "ANON"', token({ role: 'ANON' })],
  ['a token of no known role', token({ role: ['anon', 'service_role'] })],
  ['a token of no known role', token({})],
  ['no known key', 'eyJhbGciOiJIUzI1NiJ9.not-base64-json.x'],
  ['no known key', 'SB_PUBLISHABLE_A1b2'],
  ['no known key', 'sb_publishable_$'],
  ['no known key', 're_123456'],
])('the key of the hosted backend is refused as %s: %s', (what, key) => {
  expect(() => read(key)).toThrow(
    `VITE_SUPABASE_PUBLISHABLE_KEY is ${what}, and everybody can read it in the page: use the ` +
      'publishable key (sb_publishable_…) or the older anon key',
  );
  expect(() => read(key)).not.toThrow(key.trim());
});

it.each([
  'https://x.org:99999',
  'https://..',
  'HTTPS://X.ORG',
  'https://x.org/',
  'https://x.org:443',
])('refuses the origin %s in one sentence', (SITE_URL) => {
  expect(() => readPublicConfig({ SITE_URL }, false)).toThrow(
    /^SITE_URL must be an https origin in lower case without a path, such as [^;]+$/,
  );
});

it('names every bad setting at once', () => {
  const env = { SITE_URL: 'example.org', PROVIDER_U: 'x', PROVIDER_SCRIPTS: 'jquery.js' };
  expect(() => readPublicConfig(env, false)).toThrow(/SITE_URL.*PROVIDER_U.*PROVIDER_SCRIPTS/);
});

it('builds a preview with drafts for DRAFTS=1, and refuses other words', () => {
  expect(wantsDrafts({ DRAFTS: ' 1 ' })).toBe(true);
  for (const DRAFTS of [undefined, '', '0']) expect(wantsDrafts({ DRAFTS })).toBe(false);
  expect(() => wantsDrafts({ DRAFTS: 'true' })).toThrow('DRAFTS must be 0 or 1');
});

it('names every address that a launched site must not lack', () => {
  const provider = { PROVIDER_U: 'a'.repeat(25), PROVIDER_ID: 'b'.repeat(10) };
  const env = {
    SITE_URL: 'https://www.example.org',
    PROVIDER_ACCOUNT: 'list.example',
    ...provider,
  };
  expect(() => assertLaunchSettings(env)).not.toThrow();
  expect(() =>
    assertLaunchSettings({ ...env, SITE_URL: ' ', PROVIDER_ACCOUNT: undefined }),
  ).toThrow('SITE_URL, PROVIDER_ACCOUNT must be set: the content is ready for launch');
  expect(() => assertLaunchSettings({})).toThrow(
    'SITE_URL, PROVIDER_ACCOUNT, PROVIDER_U, PROVIDER_ID must be set',
  );
});
