import { expect, it } from 'vitest';
import { hostHeaders, pathKind, siteAddress } from '#hosting/host-rules.ts';
import { vercelConfig } from '#hosting/static-host-headers.ts';
import { testConfig, testSite } from '../../support/servers/test-site.ts';

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const files = Object.keys(testSite);
const written = JSON.parse(vercelConfig(testConfig, files));
const rules: readonly Rule[] = written.headers;

/** As that host reads a source: a pattern in which a dot is a dot. */
function matches({ source }: Rule, path: string): boolean {
  const pattern = source.replaceAll(/\.(?!\*\))/g, '\\.');
  return new RegExp(`^${pattern}$`).test(path);
}

it('says each header of an address once, as our own server does', () => {
  const served = files
    .map(siteAddress)
    .filter(({ path, status }) => status === 200 && path[1] !== '_');
  expect(served.length).toBeGreaterThan(5);
  for (const { path } of served) {
    const headers = rules.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers);
    const keys = headers.map(({ key }) => key);
    expect(new Set(keys).size, path).toBe(keys.length);
    const given = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
    expect(given, path).toMatchObject(hostHeaders(testConfig, pathKind(path)));
  }
});

it('has pages without an ending and without a slash', () => {
  expect(written).toMatchObject({ cleanUrls: true, trailingSlash: false });
});
