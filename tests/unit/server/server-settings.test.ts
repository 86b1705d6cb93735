import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EnvironmentError } from '#function/settings/environment.ts';
import { readEnvironment } from '#server/read-environment.ts';
import { localOrigins, readServerSettings } from '#server/server-settings.ts';
import { defaultSettings } from '../../support/servers/default-settings.ts';
import { temporaryFolder } from '../../support/servers/temporary-folder.ts';

it('needs no settings at all', () => {
  expect(readServerSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4173,
    dataFolder: expect.stringMatching(/\.data$/),
    databaseUrl: null,
    trustProxy: false,
    transport: { kind: 'outbox' },
    hashSecret: null,
    siteOrigins: null,
    eraseEmail: null,
    config: {
      rateIp: { max: 60, windowSeconds: 600 },
      rateIpDayMax: 100,
      rateAll: { max: 300, windowSeconds: 3600 },
    },
  });
});

it('treats an empty variable as not set', () => {
  expect(readServerSettings(defaultSettings)).toEqual(readServerSettings({}));
});

it('allows its own origins, without the port where browsers leave it out', () => {
  expect(localOrigins(4173)).toEqual([
    'http://localhost:4173',
    'http://127.0.0.1:4173',
    'http://[::1]:4173',
  ]);
  expect(localOrigins(80)[0]).toBe('http://localhost');
});

it('accepts an address as people paste it', () => {
  expect(readServerSettings({ ERASE_EMAIL: '<parent@example.com>' }).eraseEmail).toBe(
    'parent@example.com',
  );
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '4173 '.repeat(2)],
  ['HOST', 'a b'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://secret-password@host/db'],
  ['DATABASE_URL', 'postgres://site:secret/1@host/site'],
  ['DATABASE_URL', 'postgres://site:secret#1@host/site'],
  ['DATABASE_URL', 'postgres://site:1/secret@host/site'],
  ['DATABASE_URL', 'postgres://site:1?secret@host/site'],
  ['DATABASE_URL', 'postgres://site:1#secret@host/site'],
  ['DATABASE_URL', 'postgres://site:secret%1@host/site'],
  ['DATABASE_URL', 'postgres://site:secret%e4@host/site'],
  ['DATABASE_URL', 'postgres://site:1@host/secret%te'],
  ['MAIL_TRANSPORT', 'pigeon'],
  ['MAIL_TO', 'two@b.co,one@b.co'],
  ['SITE_ORIGINS', 'http://site.example'],
  ['IP_SALT', 'secret-but-short'],
  ['SWEEP_SECONDS', '0'],
  ['TRUST_PROXY', 'yes'],
  ['RELEASE_HELD', 'yes'],
  ['ERASE_EMAIL', 'secret person'],
  ['RESEND_API_KEY', '\u201cre_secret\u201d'],
  ['RESEND_API_KEY', 're_secret\u200b'],
  ['MAIL_API_URL', 'https://user:secret@mail.example'],
])('names %s when it is %s, in one line', (name, value) => {
  const read = () => readServerSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must [^\n]+$`));
  expect(read).not.toThrow(/secret/);
});

it.each([
  'postgres://site:p%2F%23%3F%25%40@host:5432/site',
  'postgres://site:p@ss@host/site?sslmode=require',
  'postgresql:///site?host=/run/postgresql',
])('takes a database at %s', (url) => {
  expect(readServerSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it.each(['smtps://user:#secret@host:465', 'smtps://user:12/secret@host', 'smtp://u:1?secret@host'])(
  'refuses a password of the mail server that is not encoded: %s',
  (SMTP_URL) => {
    const read = () => readServerSettings({ MAIL_TRANSPORT: 'smtp', SMTP_URL });
    expect(read).toThrow(/SMTP_URL must be smtps:\/\/.*percent-encoded/);
    expect(read).not.toThrow(/secret/);
  },
);

it('reports all invalid settings at once', () => {
  expect(() =>
    readServerSettings({ PORT: 'x', MAIL_TO: 'x', MAIL_TRANSPORT: 'smtp', SMTP_URL: 'x' }),
  ).toThrow(/MAIL_TO.*PORT.*SMTP_URL/);
});

it('names a password of the mail server that cannot be read', () => {
  expect(() =>
    readServerSettings({ MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://user:100%@mail.example' }),
  ).toThrow(/SMTP_URL has a % .* %25/);
});

it('asks for the key of the mail service', () => {
  expect(() => readServerSettings({ MAIL_TRANSPORT: 'resend' })).toThrow(
    /RESEND_API_KEY must be set/,
  );
});

it.each(['MAIL_TO', 'MAIL_FROM'])('asks for %s where mails leave the machine', (name) => {
  const env = {
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: 'smtp://mail.example',
    MAIL_TO: 'owner@site.example',
    MAIL_FROM: 'site@site.example',
  };
  expect(readServerSettings(env).transport.kind).toBe('smtp');
  for (const value of ['', 'contact@placeholder.invalid']) {
    const read = () => readServerSettings({ ...env, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must be set to a real address, [^\n;]+$`));
  }
});

describe('the file .env', () => {
  const fileWith = (bytes: string | Uint8Array): string => {
    const folder = temporaryFolder(onTestFinished);
    writeFileSync(join(folder, '.env'), bytes);
    return folder;
  };

  it('may begin with a byte order mark', () => {
    expect(readEnvironment(fileWith('\uFEFFFIRST_OF_FILE=1\nSECOND=2\n'))).toMatchObject({
      FIRST_OF_FILE: '1',
    });
  });

  it.each(['utf16le', 'latin1'] as const)('is refused in %s', (encoding) => {
    const folder = fileWith(Buffer.from('FIRST_OF_FILE=é\n', encoding));
    expect(() => readEnvironment(folder)).toThrow(/\.env is not valid UTF-8; save it as UTF-8$/);
  });

  it('is named in one line, without a stack, if it is a folder', () => {
    const folder = temporaryFolder(onTestFinished);
    mkdirSync(join(folder, '.env'));
    const read = () => readEnvironment(folder);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      expect.objectContaining({ stack: `${join(folder, '.env')} cannot be read (EISDIR)` }),
    );
  });
});
