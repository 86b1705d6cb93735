// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forwardApiCalls } from '#boot/api-calls.ts';
import { answerApiCalls } from '#features/offline/answer-api-calls.ts';

const contact = { name: 'Ada', from: 'ada@home.test', subject: 'Books', message: 'Hello' };
const network = vi.fn<typeof fetch>();
vi.mock('#boot/load-runtime.ts', () => ({
  loadRuntime: vi.fn(),
  runtimeReady: Promise.resolve(),
}));
beforeAll(answerApiCalls);
beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async (_input, init) => {
    const { id } = JSON.parse(String(init?.body)) as { id: string };
    return Response.json({ success: true, data: { id, status: 'sent' } });
  });
  setController(null);
  window.fetch = network;
  forwardApiCalls();
});

function setController(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
}

it('turns POST /api/send-email into the send-email call', async () => {
  const response = await fetch('/api/send-email', {
    method: 'POST',
    body: JSON.stringify(contact),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true, data: { success: true } });
  expect(network).toHaveBeenCalledTimes(1);
  expect(String(network.mock.calls[0]?.[0])).toMatch(/\/functions\/v1\/send-email$/);
});

it.each([
  ['a path', '/api/other'],
  ['a URL', new URL('/api/other?x', location.href)],
  ['a Request', new Request(new URL('/api/other', location.href))],
])('answers %s below /api/ itself, after half a second', async (_name, input) => {
  const from = performance.now();
  const response = await fetch(input);
  expect(performance.now() - from).toBeGreaterThan(450);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Endpoint not found' });
  expect(network).not.toHaveBeenCalled();
});

it.each(['/stories', 'https://shop.test/api/x', '/apis', '/api', 'http://['])(
  'passes %s on untouched',
  async (input) => {
    const init = { method: 'POST' };
    const answer = new Response('ok');
    network.mockResolvedValueOnce(answer);
    expect(await fetch(input, init)).toBe(answer);
    expect(network).toHaveBeenCalledExactlyOnceWith(input, init);
  },
);

it('leaves it to the worker that controls the page', async () => {
  setController({});
  network.mockResolvedValueOnce(new Response('worker'));
  expect(await (await fetch('/api/send-email')).text()).toBe('worker');
});
