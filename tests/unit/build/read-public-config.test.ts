import { describe, expect, it } from 'vitest';
import { readPublicConfig } from '../../../src/build/read-public-config.ts';

const jquery = 'https://code.example/jquery-3.7.1.min.js';
const validation = 'https://files.example:8443/embed/mc-validate.js';

describe('the scripts of the mailing provider', () => {
  const scripts = (value?: string) =>
    readPublicConfig({ PROVIDER_SCRIPTS: value }, false).provider.scripts;

  it('are none by default', () => {
    expect(scripts()).toEqual([]);
    expect(scripts('  ')).toEqual([]);
  });

  it('keep their order, however they are set apart', () => {
    expect(scripts(` ${jquery}\n  ${validation} `)).toEqual([jquery, validation]);
  });

  it.each([
    'http://code.example/jquery.js',
    '//code.example/jquery.js',
    'code.example/jquery.js',
    'https://code.example',
    'https://code.example/',
    'https://code.example/folder/',
    'https://code.example/jquery.js?v=3',
    'https://code.example/jquery.js#x',
    `https://*.example/jquery.js`,
    `https://user:word@code.example/jquery.js`,
    `${jquery},${validation}`,
    `${jquery}; default-src *`,
    `${jquery} 'unsafe-inline'`,
    `${jquery}">`,
  ])('are not %s', (value) => {
    expect(() => scripts(value)).toThrow(/PROVIDER_SCRIPTS must be https addresses of scripts/);
  });
});

it('names every bad setting at once', () => {
  const env = { SITE_URL: 'example.org', PROVIDER_U: 'x', PROVIDER_SCRIPTS: 'jquery.js' };
  expect(() => readPublicConfig(env, false)).toThrow(/SITE_URL.*PROVIDER_U.*PROVIDER_SCRIPTS/);
});
