import { expect, it } from 'vitest';
import { contact, createTestFunction, newsletter } from './test-function.ts';

const id = '3F0C1B9E-8F5A-4D52-9A57-0A6F5A1C2B3D';
const lowerId = id.toLowerCase();

it('logs nothing about a person', async () => {
  const fn = createTestFunction();
  await fn.post({
    ...contact,
    id,
    html: '<p>Name: Hermione. My secret.</p>',
    subject: 'Contact Form: Owls',
  });
  await fn.post({ ...newsletter, from: 'bad address' });
  const text = JSON.stringify(fn.logs);
  expect(text).not.toMatch(/parent|example|Hermione|secret|Owls|bad address|203\.0\.113/);
  expect(fn.logs).toContainEqual({
    event: 'request',
    requestId: expect.any(String),
    status: 200,
    outcome: 'sent',
    kind: 'contact',
    id: lowerId,
    ms: expect.any(Number),
  });
});

it('keeps the network address only as a hash', async () => {
  const fn = createTestFunction();
  await fn.post(newsletter);
  expect(fn.store.buckets).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
