import type { Page } from '@playwright/test';

interface MailCalls {
  /** What the page sent. */
  readonly bodies: readonly unknown[];
  /** Status of the next answers. */
  status: number;
}

/**
 * Answers the page's calls of the mail function in its stead, once `ready`: nothing is stored or
 * mailed, so that a file that only reads may press the button.
 */
export async function answerMailCalls(page: Page, ready: Promise<void>): Promise<MailCalls> {
  const bodies: unknown[] = [];
  const calls: MailCalls = { bodies, status: 200 };
  await page.route('**/functions/v1/send-email', async (route) => {
    const body: { readonly id: string } = route.request().postDataJSON();
    bodies.push(body);
    await ready;
    const accepted = { success: true, data: { id: body.id, status: 'sent' } };
    const json = calls.status === 200 ? accepted : { error: 'No' };
    await route.fulfill({ status: calls.status, json });
  });
  return calls;
}
