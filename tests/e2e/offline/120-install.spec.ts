import { createDeferred } from '../../support/fakes/deferred.ts';
import type { Page } from '@playwright/test';
import { mediaTypeOfPath } from '../../../src/hosting/media-type.ts';
import { packNameOf } from '../../../src/hosting/pack.ts';
import { cacheNames } from '../../../src/shared/cache-names.ts';
import { codeFiles } from '../../support/built/built-code.ts';
import { builtPage } from '../../support/built/built-pages.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import type { Fault } from '../../support/servers/fault-proxy.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress } from '../../support/page/newsletter-form.ts';
import { precachedFiles } from '../../support/built/precached-files.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedFiles } from '../../support/built/stored-files.ts';
import { packPrefix } from '../../../src/hosting/pack.ts';
import { expect, test } from '../breaking-test.ts';

const story = '/stories/7';
const storyTitle = builtPage(story).title;
/** A script that the first page does not need, and the worker does. */
const [elsewhere = ''] = codeFiles('mailing-form.island');
const html = mediaTypeOfPath('/');
const byText = (a: { readonly url: string }, b: { readonly url: string }) =>
  a.url.localeCompare(b.url);
const expected = precachedFiles()
  .map(({ url, hash }) => ({ url, hash }))
  .toSorted(byText);

test.beforeEach(() => test.setTimeout(120_000));

interface Fallen {
  readonly what: string;
  readonly path: string;
  readonly fault: Fault;
  /** What /offline says of it. */
  readonly why: 'changed' | 'blocked';
}

const faults: readonly Fallen[] = [
  {
    why: 'changed',
    what: "a filter's page in place of a script",
    path: elsewhere,
    fault: {
      kind: 'answer',
      status: 200,
      type: 'text/html',
      body: '<h1>Blocked by your school</h1>',
    },
  },
  {
    why: 'blocked',
    what: 'a script that fails',
    path: elsewhere,
    fault: { kind: 'answer', status: 500, type: 'text/plain', body: 'No' },
  },
];

for (const { what, path, fault, why } of faults) {
  test(`${what} stops the installation, and nothing wrong is kept`, async ({ page, line }) => {
    // Nor does it come in a pack.
    line.setRule((asked) => (asked === path || asked.startsWith(packPrefix) ? fault : undefined));
    await page.goto('/');
    await expect.poll(() => line.log.filter((asked) => asked.path === path).length).toBe(2);
    await expect.poll(() => registrations(page)).toBe(0);
    const kept = await storedFiles(page);
    expect(kept.map(({ url }) => url)).not.toContain(path);
    expect(wrong(kept)).toEqual([]);
    await test.step('the page works meanwhile', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
      await expect(page).toHaveURL(/\/team$/);
    });
    await test.step('/offline says why, and what a school can do', async () => {
      await page.goto('/offline');
      const { host } = new URL(page.url());
      await expect(page.getByText(offlineCopy.failure[why](host))).toBeVisible();
    });
    await test.step('the next visit completes it', async () => {
      line.setRule();
      await page.goto('/');
      await readyOffline(page);
      expect((await storedFiles(page)).toSorted(byText)).toEqual(expected);
      await line.close();
      await page.goto(story);
      await expect(page).toHaveTitle(storyTitle);
    });
  });
}

test('pages are stored over a line that changes them, with the headers of the server', async ({
  page,
  line,
}) => {
  const isPage = (path: string) => packNameOf(path) === 'pages' && mediaTypeOfPath(path) === html;
  const body = (text: string) => `${text}<!-- scanned -->`;
  line.setRule((path) => (isPage(path) ? { kind: 'alter', body } : undefined));
  await page.goto('/');
  await readyOffline(page);
  expect((await storedFiles(page)).toSorted(byText)).toEqual(expected);
  line.setRule();
  const headers = await page.evaluate(compareHeaders, Object.values(cacheNames));
  expect(headers.length).toBe(expected.length);
  for (const { path, stored, served } of headers) expect(stored, path).toEqual(served);
});

/** Reads the headers of each stored file, and those with the same names that the server sends. */
async function compareHeaders(names: readonly string[]) {
  const files: { path: string; stored: object; served: object }[] = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      // The worker does not answer HEAD.
      const answer = await fetch(pathname, { method: 'HEAD' });
      const pick = ({ headers }: Response) =>
        Object.fromEntries(
          [...headers].filter(
            ([header]) =>
              !/^(cache-control|date|etag|vary|connection|keep-alive|content-(length|encoding)|transfer-encoding|strict-transport-security)$/.test(
                header,
              ),
          ),
        );
      const stored = await cache.match(request);
      if (stored) files.push({ path: pathname, stored: pick(stored), served: pick(answer) });
    }
  }
  return files;
}

test('on a slow line the page works while the worker installs', async ({
  page,
  site,
  line,
  toasts,
}) => {
  // The installation needs few responses, so one of them is held until the submission was made.
  const released = createDeferred();
  line.setRule((path) =>
    path.startsWith(packPrefix)
      ? { kind: 'hold', until: released.promise }
      : { kind: 'slow', ms: 150 },
  );
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await leaveAddress(page, 'installing@example.com');
  await expect.poll(() => toasts, { timeout: 20_000 }).toEqual([specifiedToasts.success]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(wrong(await storedFiles(page))).toEqual([]);
  released.resolve();
  await readyOffline(page);
  expect((await storedFiles(page)).toSorted(byText)).toEqual(expected);
  expect(await mailsFor(site, 'installing@example.com')).toHaveLength(1);
});

/** Files that are not as they were built. */
function wrong(stored: Awaited<ReturnType<typeof storedFiles>>) {
  return stored.filter(
    ({ url, hash }) => !expected.some((file) => file.url === url && file.hash === hash),
  );
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
