import { expect, it } from 'vitest';
import { isAccepted } from '#function/contract/send-email-body.ts';
import { id, lowerId } from './samples.ts';
import { contact, createTestFunction, newsletter } from './test-function.ts';

it('mails a newsletter subscription to the configured address', async () => {
  const fn = createTestFunction();
  const response = await fn.post({ ...newsletter, id });
  expect(response.status).toBe(200);
  expect(isAccepted(await response.json(), id)).toBe(true);
  expect(fn.mails).toEqual([
    {
      key: lowerId,
      to: 'owner@site.example',
      from: 'site@site.example',
      replyTo: 'parent@example.com',
      subject: 'New Newsletter Subscription',
      text: 'New newsletter subscription: parent@example.com\n',
      html: '<p>New newsletter subscription: <strong>parent@example.com</strong></p>',
    },
  ]);
});

it('mails the words of a contact message', async () => {
  const fn = createTestFunction();
  await fn.post({ ...contact, id, html: '<h2>Form</h2><p>Name: A &amp; B</p><p>One<br>Two</p>' });
  expect(fn.mails[0]).toMatchObject({
    subject: 'Contact Form: Books',
    replyTo: 'parent@example.com',
    text: 'Contact form message\nReply to: parent@example.com\nSubject: Books\n\nForm\nName: A & B\nOne\nTwo\n',
  });
  expect(fn.mails[0]?.html).toContain('<p>Form<br>Name: A &amp; B<br>One<br>Two</p>');
});

it('makes an id for a body without one', async () => {
  const response = await createTestFunction().post(newsletter);
  expect(await response.json()).toEqual({
    success: true,
    data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 'sent' },
  });
});

it('treats a tab in a subject as a space', async () => {
  const fn = createTestFunction();
  await fn.post({ ...contact, subject: 'Contact Form: Books\tand more' });
  expect(fn.mails[0]?.subject).toBe('Contact Form: Books and more');
});
