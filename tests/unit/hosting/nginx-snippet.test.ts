import { expect, it } from 'vitest';
import { nginxSnippet } from '#hosting/nginx-snippet.ts';
import { siteFiles, testConfig } from '../../support/servers/test-site.ts';

it('does not grow with the number of stories', () => {
  expect(nginxSnippet(testConfig, siteFiles(1_000))).toBe(nginxSnippet(testConfig, siteFiles(1)));
});
