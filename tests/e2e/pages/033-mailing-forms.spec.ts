import { islandsLive } from '../../support/page/started.ts';
import { expect, test } from '../reading-test.ts';

interface Field {
  readonly label: string;
  readonly name: string;
  readonly isRequired: boolean;
}

const email: Field = { label: 'Email Address', name: 'EMAIL', isRequired: true };
const firstName: Field = { label: 'First Name', name: 'FNAME', isRequired: true };
const lastName: Field = { label: 'Last Name', name: 'LNAME', isRequired: false };

/** The three forms (sections 2, 3 and 7 of the specification). */
const forms = [
  {
    address: '/contact',
    heading: 'Get in Touch',
    fields: [
      { ...firstName, isRequired: false },
      email,
      { label: 'Message', name: 'TEXTAREAY', isRequired: false },
    ],
    button: 'Send message',
    hasTags: true,
  },
  {
    address: '/waiting-list',
    heading: 'JOIN OUR WAITING LIST',
    fields: [email, firstName, lastName],
    button: 'Subscribe',
    hasTags: false,
  },
  {
    address: '/aasl25-coming-soon',
    heading: 'The librarian starter pack is on its way.',
    fields: [email, firstName, lastName],
    button: 'Subscribe',
    hasTags: true,
  },
] as const;

for (const { address, heading, fields, button, hasTags } of forms) {
  test(`the form of ${address} has its fields`, async ({ page, open }) => {
    await open(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const form = page.getByRole('main').getByRole('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('target', '_blank');
    await expect(form).toHaveAttribute('action', /^https:\/\/[^/]+\/subscribe\/post\?u=.+&id=.+/);
    await expect(form.getByRole('textbox')).toHaveCount(fields.length);
    for (const { label, name, isRequired } of fields) {
      const field = form.getByRole('textbox', { name: label });
      await expect(field).toHaveAttribute('name', name);
      await expect(field).toHaveJSProperty('required', isRequired);
    }
    await expect(form.getByLabel('Email Address')).toHaveAttribute('type', 'email');
    await expect(form.locator('label').filter({ hasText: '*' })).toHaveCount(
      fields.filter(({ isRequired }) => isRequired).length,
    );
    await expect(form.locator('input[name=tags]')).toHaveCount(hasTags ? 1 : 0);
    await expect(form.getByRole('button')).toHaveText(button);
    await expect(form.locator('#error-response')).toBeHidden();
    await expect(form.locator('#success-response')).toBeHidden();

    // Visitors neither see nor reach the honeypot.
    const honeypot = page.locator('form [aria-hidden=true] > input[name^=b_]');
    await expect(honeypot).toHaveAttribute('name', /^b_[^_]+_[^_]+$/);
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(honeypot).toHaveValue('');
    const box = await honeypot.boundingBox();
    expect(box === null || box.x + box.width < 0).toBe(true);
  });
}

test('the form says which fields are missing, and focuses the first', async ({ page, open }) => {
  await open('/waiting-list');
  const form = page.getByRole('main').getByRole('form');
  // Until the island is live, the browser shows its own messages.
  await islandsLive(page);
  await form.getByRole('button').click();
  for (const [label, words] of [
    ['Email Address', 'Please write your email address, like sam@example.org.'],
    ['First Name', 'Please write your first name, like Sam.'],
  ] as const) {
    await expect(form.getByRole('alert').getByText(words)).toBeVisible();
    const field = form.getByRole('textbox', { name: label });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`${words}$`));
  }
  await expect(form.getByRole('textbox', { name: 'Email Address' })).toBeFocused();

  const field = form.getByLabel('Email Address');
  const malformed = form
    .getByRole('alert')
    .getByText('Please enter a valid email address, like sam@example.org.');
  await field.fill('nobody');
  // Not while the visitor types: it would be announced again with every letter.
  await expect(malformed).toHaveCount(0);
  await field.press('Enter');
  await expect(malformed).toBeVisible();
  const before = await malformed.elementHandle();
  await field.press('Enter');
  // A new alert element is announced even if the focus and the words stay the same.
  await expect.poll(() => before?.evaluate((words) => words.isConnected)).toBe(false);
  await expect(malformed).toBeVisible();
  await field.fill('nobody@example.com');
  await expect(malformed).toHaveCount(0);
});

test(
  'a browser that always says offline can send the form, and the header does not say offline',
  { tag: '@once' },
  async ({ page, open, context, expectedErrors }) => {
    expectedErrors.push(/^Request to another host: https:\/\/placeholder\.invalid/);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await context.route('https://placeholder.invalid/**', (route) => route.fulfill({ body: 'Ok' }));
    await open('/contact');
    await islandsLive(page);
    const form = page.getByRole('main').getByRole('form');
    await form.getByLabel('Email Address').fill('\u200breader@example.com');
    const badge = page.getByRole('banner').getByText('You are offline');
    // The bar is added once the badge works.
    await expect(page.locator('[data-bar]')).toBeAttached();
    await expect(badge.filter({ visible: true })).toHaveCount(0);
    const posted = context.waitForEvent('request', (request) => request.method() === 'POST');
    await form.getByRole('button').click();
    expect(new URLSearchParams((await posted).postData() ?? '').get('EMAIL')).toBe(
      'reader@example.com',
    );
    await expect(form.getByRole('status')).toHaveText('Please finish in the tab that opened.');
  },
);

test('the mark for grown-ups is no taller than its two lines', async ({ page, open }) => {
  for (const { address } of [...forms, { address: '/sign-up' }, { address: '/schools' }]) {
    await open(address);
    const note = page.getByRole('main').locator('[id$=grown-ups]');
    const heights = await note
      .locator('svg')
      .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().height));
    expect(heights).toHaveLength(1);
    expect(heights[0]).toBeGreaterThan(16);
    expect(heights[0]).toBeLessThan(40);
  }
});
