import type { Page } from '@playwright/test';

/**
 * Answers the page's calls in place of the mail function once `ready` resolves. Nothing is stored
 * or mailed, so tests that only read may use it. `status` is that of the next answers.
 */
export async function answerMailCalls(page: Page, ready: Promise<void>) {
  const calls = { status: 200 };
  await page.route('**/functions/v1/send-email', async (route) => {
    const body: { readonly id: string } = route.request().postDataJSON();
    await ready;
    const accepted = { success: true, data: { id: body.id, status: 'sent' } };
    const json = calls.status === 200 ? accepted : { error: 'No' };
    await route.fulfill({ status: calls.status, json });
  });
  return calls;
}
