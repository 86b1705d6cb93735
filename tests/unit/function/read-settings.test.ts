import { expect, it } from 'vitest';
import { readHostedSettings } from '#function/settings/hosted-settings.ts';

const good = {
  MAIL_TO: 'owner@site.example',
  MAIL_FROM: 'site@site.example',
  SITE_ORIGINS: 'https://site.example, https://www.site.example',
  IP_SALT: 's'.repeat(32),
  RETRY_SECRET: 'r'.repeat(32),
  RESEND_API_KEY: 're_secretvalue',
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_one","other":"sb_secret_two"}',
};

it('reads a complete environment', () => {
  const settings = readHostedSettings(good);
  expect(settings.config.siteOrigins).toEqual(['https://site.example', 'https://www.site.example']);
  expect(settings.backend.secretKey).toBe('sb_secret_one');
  expect(settings.config.rateIp).toEqual({ max: 60, windowSeconds: 600 });
  expect(settings.config.rateNetworkDayMax).toBe(149);
});

it.each([
  [{}, 100],
  [{ RATE_ALL_MAX: '40' }, 19],
  [{ RATE_ALL_MAX: '1' }, 1],
  [{ RATE_IP_MAX: '10000', RATE_ALL_MAX: '10000' }, 4999],
  [{ RATE_IP_MAX: '500', RATE_ALL_MAX: '9000' }, 500],
  [{ RATE_IP_DAY_MAX: '20' }, 20],
  [{ RATE_IP_DAY_MAX: '1000' }, 149],
])('gives one address less than half of the whole: %j', (limits, most) => {
  expect(readHostedSettings({ ...good, ...limits }).config.rateIpDayMax).toBe(most);
});

it('falls back to the older key', () => {
  const { SUPABASE_SECRET_KEYS: _, ...older } = good;
  const settings = readHostedSettings({ ...older, SUPABASE_SERVICE_ROLE_KEY: 'old' });
  expect(settings.backend.secretKey).toBe('old');
});

it('names everything that is missing, at once', () => {
  expect(() => readHostedSettings({})).toThrow(
    /MAIL_TO.*MAIL_FROM.*SITE_ORIGINS.*IP_SALT.*RETRY_SECRET.*RESEND_API_KEY.*SUPABASE_URL.*SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY must be set/,
  );
});

it.each([
  ['MAIL_TO', 'a@b.co, c@d.co'],
  ['MAIL_FROM', 'Site <a@b.co>'],
  ['SITE_ORIGINS', 'https://site.example/'],
  ['SITE_ORIGINS', 'http://site.example'],
  ['IP_SALT', 'short-secret'],
  ['RETRY_SECRET', 'short-secret'],
  ['MAIL_TRANSPORT', 'smtp'],
  ['MAIL_API_URL', 'http://mail.example'],
  ['MAIL_API_URL', 'https://user:secretvalue@mail.example'],
  ['RESEND_API_KEY', '\u201cre_secretvalue\u201d'],
  ['RESEND_API_KEY', 're_secretvalue\u200b'],
  ['RESEND_API_KEY', 're_secret\nvalue'],
  ['RATE_IP_MAX', '0'],
  ['RETAIN_SENT_DAYS', '366'],
  ['RETAIN_SENT_DAYS', '13'],
  ['RETAIN_FAILED_DAYS', '13'],
])('refuses %s=%s and does not repeat the value', (name, value) => {
  const read = () => readHostedSettings({ ...good, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must`));
  expect(read).not.toThrow(/short-secret|secretvalue|Site </);
});
