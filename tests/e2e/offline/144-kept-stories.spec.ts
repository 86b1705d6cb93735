import type { Page } from '@playwright/test';
import { parseWorkerReport, workerRequest } from '#shared/worker-messages.ts';
import type { StoryRequest } from '#shared/story-keeping.ts';
import { builtPage } from '../../support/built/built-pages.ts';
import { stories } from '../../support/content/stories.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';

const path = '/stories/7';
const { title } = builtPage(path);
const all = stories.slice(0, 24).map(({ id }) => `/stories/${id}`);

test('a removed story stays away until it is opened again', async ({ page, line }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await readyOffline(page);
  expect(await kept(page)).toEqual(all);
  expect(await kept(page, { type: 'REMOVE_STORIES', paths: [path] })).not.toContain(path);

  await page.reload();
  expect(await kept(page, 'REPAIR')).toEqual(all.filter((one) => one !== path));
  await line.close();
  await page.goto(path);
  await expect(page).toHaveURL(/\/offline$/);

  await line.open();
  await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect.poll(() => kept(page)).toEqual(all);
  await line.close();
  await page.reload();
  await expect(page).toHaveTitle(title);
});

/** Posts a request to the worker; returns the stories that it keeps then. */
async function kept(page: Page, request: StoryRequest | 'GET_STATUS' | 'REPAIR' = 'GET_STATUS') {
  const answer = await page.evaluate(
    (message) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage(message, [port2]);
      }),
    workerRequest(request),
  );
  return parseWorkerReport(answer)?.stories?.kept;
}
