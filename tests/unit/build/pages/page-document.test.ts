import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#build/pages/page-document.ts';
import { testConfig } from '../../../support/servers/test-site.ts';

const inline = { scripts: ['boot()'], styles: ['body{}'] };
const scripts = ['https://code.example/jquery.js', 'https://files.example/validate.js'];
const withScripts = { ...testConfig, provider: { ...testConfig.provider, scripts } };

function directives(config: typeof testConfig, path: string): Readonly<Record<string, string>> {
  const text = contentSecurityPolicy(config, path, inline);
  return Object.fromEntries(text.split('; ').map((one) => [one.split(' ')[0] ?? '', one]));
}

it('has one policy for every page where nothing of the provider is to be loaded', () => {
  const policy = contentSecurityPolicy(testConfig, '/', inline);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src/);
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types sw-url document$/);
  for (const path of ['/contact', '/waiting-list', '/schools'])
    expect(contentSecurityPolicy(testConfig, path, inline)).toBe(policy);
});

it.each(['/contact', '/waiting-list'])('admits exactly them on %s', (path) => {
  const { 'script-src': admitted, ...found } = directives(withScripts, path);
  expect(admitted).toMatch(
    /^script-src 'self' 'sha256-[^']+' https:\/\/code\.example\/jquery\.js https:\/\/files\.example\/validate\.js https:\/\/provider\.example\/subscribe\/$/,
  );
  const loosened = ['script-src', 'require-trusted-types-for', 'trusted-types'];
  const others = Object.entries(directives(testConfig, path)).filter(
    ([name]) => !loosened.includes(name),
  );
  expect(Object.entries(found)).toEqual(others);
});

it.each(['/', '/aasl25-coming-soon', '/sign-up', '/fallback', '/contact/'])(
  'leaves %s as it is',
  (path) => {
    expect(contentSecurityPolicy(withScripts, path, inline)).toBe(
      contentSecurityPolicy(testConfig, path, inline),
    );
  },
);
