import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '#server/read-environment.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
  vi.stubEnv('MAIL_FROM', 'environment@site.example');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('takes from the file what the environment does not say', () => {
  writeFileSync(
    join(folder, '.env'),
    '# mail\nMAIL_TO=file@site.example\nMAIL_FROM=file@site.example\nSMTP_URL="smtps://a:b%23@c:465"\n',
  );
  expect(readEnvironment(folder)).toMatchObject({
    MAIL_TO: 'file@site.example',
    MAIL_FROM: 'environment@site.example',
    SMTP_URL: 'smtps://a:b%23@c:465',
  });
});

it('needs no file', () => {
  expect(readEnvironment(folder)).toMatchObject({ MAIL_FROM: 'environment@site.example' });
});

it('says in one line that the file cannot be read', () => {
  mkdirSync(join(folder, '.env'));
  expect(() => readEnvironment(folder)).toThrow(`${join(folder, '.env')} cannot be read (EISDIR)`);
});
