import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headTags } from '../support/built/head-tags.ts';
import { elements, parseXml } from '../support/built/parse-xml.ts';
import { unshownData } from '../support/built/unshown-data.ts';
import { confirmEverything } from '../support/content/confirm-everything.ts';
import { type CopiedProject, copyProject } from '../support/servers/copied-project.ts';
import { runScript } from '../support/servers/run-script.ts';

const site = 'https://site.example';
let project: CopiedProject;

beforeAll(async () => {
  project = await copyProject();
  await confirmEverything(project);
});
afterAll(() => project.discard());

const settings = {
  SITE_URL: site,
  PROVIDER_ACCOUNT: 'list.example',
  PROVIDER_U: 'a'.repeat(25),
  PROVIDER_ID: 'b'.repeat(10),
};
const run = (script: string, env = settings) => runScript(project.folder, script, env);

it('is ready for launch when everything is confirmed', async () => {
  expect(await run('check:launch')).toEqual({ code: 0, lines: ['Ready for launch.'] });
  expect(readFileSync(join(project.folder, 'launch.html'), 'utf8')).toContain('Nothing is waiting');
});

it('the build refuses placeholder addresses once everything is confirmed', async () => {
  const { code, lines } = await run('build', { ...settings, SITE_URL: '' });
  expect(lines.join('\n')).toContain('SITE_URL must be set: the content is ready for launch');
  expect(code).toBe(1);
});

it('once launched, no published page says noindex, and each names its address', async () => {
  const { code, lines } = await run('build');
  expect(lines).toEqual([expect.stringMatching(/^Built /), expect.stringMatching(/^Offline /)]);
  expect(code).toBe(0);
  const dist = join(project.folder, 'dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`);
  const listed = elements(parseXml(read('sitemap.xml')), 'loc').map(({ text }) => text);
  expect(listed).toContain(`${site}/`);
  for (const address of listed) {
    const path = address.slice(site.length);
    const html = read(path === '/' ? 'index.html' : `${path}.html`);
    const { meta, links, data } = headTags(html);
    expect(meta, path).not.toHaveProperty('robots');
    expect(links['canonical']).toBe(address);
    expect(meta['og:url']).toBe(address);
    const image = meta['og:image'] ?? '';
    expect(image).toMatch(/\.(png|jpg)$/);
    expect(existsSync(join(dist, image.slice(site.length))), image).toBe(true);
    expect(JSON.stringify([meta, data])).not.toContain('placeholder.invalid');
    expect(unshownData(html), path).toEqual([]);
  }
  // Unpublished pages and not-found pages must not be listed after launch either.
  for (const file of [...readdirSync(join(dist, '404')).map((name) => `404/${name}`), '404.html'])
    expect(headTags(read(file)).meta['robots'], file).toBe('noindex');
});

it('a content error stops the build, and is reported once', async () => {
  await project.replace('src/content/stories/7.md', 'date: ', 'date: about ');
  const { code, lines } = await run('build');
  expect(lines.filter((line) => line.includes('about 2025-03-12'))).toHaveLength(1);
  expect(lines.length).toBeLessThan(5);
  expect(lines.join('\n')).not.toContain('Built');
  expect(code).toBe(1);
});
