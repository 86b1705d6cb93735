import { expect, it, vi } from 'vitest';
import { type CallRpc, createRpcStore } from '#function/store/store.ts';
import { id, lowerId, sampleConfig, sampleSubmission } from './samples.ts';
import { contact, createTestFunction, newsletter } from './test-function.ts';

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

it('gives the database a network address as a hash only', async () => {
  const call = vi.fn<CallRpc>().mockResolvedValue({ state: 'busy' });
  const store = createRpcStore(call, sampleConfig, { remembersSeconds: null });
  await store.claim(sampleSubmission(), '203.0.113.9');
  expect(call).toHaveBeenCalledWith(
    'claim_submission',
    expect.objectContaining({ ipBucket: expect.stringMatching(/^[0-9a-f]{32}$/) }),
  );
  expect(JSON.stringify(call.mock.calls)).not.toContain('203.0.113');
});
