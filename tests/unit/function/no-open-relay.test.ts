import { expect, it } from 'vitest';
import { id } from './samples.ts';
import { contact, createTestFunction, newsletter } from './test-function.ts';

it('ignores recipients, sender and markup of the body', async () => {
  const fn = createTestFunction();
  const response = await fn.post({
    ...newsletter,
    to: ['victim@example.net', 'other@example.net'],
    cc: 'victim@example.net',
    bcc: 'victim@example.net',
    html: '<script>alert(1)</script>',
    from: 'boss@bank.example',
  });
  expect(response.status).toBe(200);
  expect(fn.mails[0]).toMatchObject({ to: 'owner@site.example', from: 'site@site.example' });
  expect(JSON.stringify(fn.mails)).not.toMatch(/victim|<script/);
  expect(Object.keys(fn.mails[0] ?? {}).sort()).toEqual(
    ['from', 'html', 'key', 'replyTo', 'subject', 'text', 'to'].sort(),
  );
});

const lineBreaks = ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u2029'];

it.each(lineBreaks)('refuses %j in every field that may meet a header', async (mark) => {
  const fn = createTestFunction();
  for (const body of [
    { ...newsletter, from: `a@b.co${mark}` },
    { ...newsletter, from: `a@b.co${mark}Bcc: x@y.zz` },
    { ...contact, replyTo: `${mark}a@b.co` },
    { ...contact, subject: `Contact Form: Hi${mark}Bcc: x@y.zz` },
    { ...newsletter, id: `${id}${mark}` },
  ]) {
    expect((await fn.post(body)).status).toBe(422);
  }
  expect(fn.mails).toEqual([]);
});

it.each([`${'a'.repeat(250)}@b.co`, null, 5, ['a@b.co'], { address: 'a@b.co' }])(
  'refuses %j as an address',
  async (address) => {
    const fn = createTestFunction();
    expect((await fn.post({ ...newsletter, from: address })).status).toBe(422);
    expect((await fn.post({ ...contact, replyTo: address })).status).toBe(422);
    expect(fn.store.rows.size).toBe(0);
  },
);

it('leaves a Reply-To out that needs more than ASCII, and says the address in the text', async () => {
  const fn = createTestFunction();
  await fn.post({ ...newsletter, from: 'jürgen@bücher.example' });
  await fn.post({ ...newsletter, from: 'juergen@bücher.example' });
  expect(fn.mails[0]?.replyTo).toBe(null);
  expect(fn.mails[0]?.text).toContain('jürgen@bücher.example');
  expect(fn.mails[1]?.replyTo).toBe('juergen@xn--bcher-kva.example');
});

it.each([
  { ...newsletter, subject: 'Hello' },
  { ...newsletter, subject: undefined },
  { ...contact, replyTo: undefined },
  { ...contact, html: undefined },
  { ...contact, html: 7 },
  { ...contact, subject: `Contact Form: ${'x'.repeat(400)}` },
  { ...newsletter, id: 'not-a-uuid' },
  { ...newsletter, id: 12 },
  {},
  [],
  [newsletter],
  null,
  42,
  'text',
])('refuses a body that is not ours: %j', async (body) => {
  const fn = createTestFunction();
  const response = await fn.post(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^Invalid \w+$/) });
});
