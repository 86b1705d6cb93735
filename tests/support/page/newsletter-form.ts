import type { Page } from '@playwright/test';

/** The two places where an address can be left, and what their buttons say. */
export const newsletterPages = [
  { path: '/schools', button: 'Subscribe', sending: 'Subscribing...' },
  { path: '/sign-up', button: 'Sign me up', sending: 'Sending...' },
] as const;

/** Finds the newsletter form on the open page. */
export function newsletterForm(page: Page) {
  const button = (names: readonly string[]) =>
    page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  return {
    field: page.getByRole('textbox', { name: /^email address$/i }),
    button: button(newsletterPages.map((each) => each.button)),
    /** The same button while it sends. */
    sendingButton: button(newsletterPages.map((each) => each.sending)),
  };
}

/** Types an address and presses the button. */
export async function leaveAddress(page: Page, address: string): Promise<void> {
  const { field, button } = newsletterForm(page);
  await field.fill(address);
  await button.click();
}
