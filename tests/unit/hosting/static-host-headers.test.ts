import { expect, it } from 'vitest';
import { hostHeaders, pathKind, siteAddress } from '#hosting/host-rules.ts';
import { vercelConfig } from '#hosting/static-host-headers.ts';
import { siteFiles, testConfig } from '../../support/servers/test-site.ts';

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Matches a source as the host does: a pattern in which every dot but that of `.*)` is literal. */
function matches({ source }: Rule, path: string): boolean {
  const pattern = source.replaceAll(/\.(?!\*\))/g, '\\.');
  return new RegExp(`^${pattern}$`).test(path);
}

it.each([1, 300, 1_000])(
  'sends each header of an address once, as our own server does, with %i stories',
  (stories) => {
    const files = siteFiles(stories);
    const rules: readonly Rule[] = JSON.parse(vercelConfig(testConfig, files)).headers;
    expect(rules.length).toBeLessThan(20);
    for (const { path, status } of files.map(siteAddress)) {
      if (status !== 200) continue;
      const headers = rules.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers);
      const keys = headers.map(({ key }) => key).filter((key) => key !== 'content-security-policy');
      expect(new Set(keys).size, path).toBe(keys.length);
      // Of several headers with the same name this host sends the last.
      const given = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
      expect(given, path).toMatchObject(hostHeaders(testConfig, pathKind(path)));
    }
  },
);
