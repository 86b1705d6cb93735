import { describe, expect, it, vi } from 'vitest';
import { type ApiDeps, handleApi, legacyDelayMs } from '#api/answer-api-request.ts';
import { accepted, responded, noResponse } from '../../support/fakes/outbox-harness.ts';

const contact = { name: 'Ada', from: 'ada@home.test', subject: 'Books', message: 'One\nTwo' };

function setUp(answer: ApiDeps['send'] = async () => accepted('id-1')) {
  const deps = {
    send: vi.fn<ApiDeps['send']>(answer),
    newId: () => 'id-1',
    wait: vi.fn<ApiDeps['wait']>(async () => {}),
    mailTo: 'office@site.test',
  };
  const answerOf = async (request: Request) => {
    const response = await handleApi(request, deps);
    return { status: response.status, body: await response.json() };
  };
  const call = (method: string, path: string, body?: string) => {
    const init = { method, ...(body === undefined ? {} : { body }) };
    return answerOf(new Request(`https://site.test${path}`, init));
  };
  return { ...deps, call, answerOf };
}

describe('POST /api/send-email', () => {
  it('becomes the send-email call and passes its answer on', async () => {
    const { call, send, wait } = setUp();
    const body = JSON.stringify({ ...contact, to: 'evil@x.test' });
    const answer = await call('POST', '/api/send-email?x=1', body);
    expect(answer).toEqual({ status: 200, body: { success: true, data: accepted('id-1').data } });
    expect(wait).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      to: 'office@site.test',
      subject: 'Contact Form: Books',
      from: 'ada@home.test',
      replyTo: 'ada@home.test',
      id: 'id-1',
    });
  });

  it('escapes everything a visitor typed and turns every kind of line break', async () => {
    const { call, send } = setUp();
    const hostile = '<img src=x onerror="a">&\'';
    const typed = {
      name: hostile,
      from: hostile,
      subject: hostile,
      message: `${hostile}\r\n2\r3\n4`,
    };
    await call('POST', '/api/send-email', JSON.stringify(typed));
    const html = send.mock.calls[0]?.[0].html ?? '';
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(h2|p|strong|br)>$/.test(tag))).toEqual([]);
    expect(html.split('&lt;img src=x onerror=&quot;a&quot;&gt;&amp;&#39;')).toHaveLength(5);
    expect(html).toContain('<br>2<br>3<br>4');
  });

  it.each([
    ['no body', undefined],
    ['broken JSON', '{'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a missing field', JSON.stringify({ ...contact, subject: undefined })],
    ['a field that is not text', JSON.stringify({ ...contact, message: 7 })],
  ])('answers %s with the specified message', async (_name, body) => {
    const { call, send } = setUp();
    expect(await call('POST', '/api/send-email', body)).toEqual({
      status: 500,
      body: { error: 'An unexpected error occurred' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', async () => noResponse],
    ['503', async () => responded(503)],
    ['422', async () => responded(422)],
    ["a filter's page", async () => ({ ...noResponse, status: 200, data: '<h1>' })],
    ['an error', () => Promise.reject(new Error('secret detail'))],
    ['something thrown that is not an error', () => Promise.reject('boom'), 'Unknown error'],
  ])('answers a failed call (%s) with 500', async (_name, send, error = 'Failed to send email') => {
    const { call } = setUp(send);
    expect(await call('POST', '/api/send-email', JSON.stringify(contact))).toEqual({
      status: 500,
      body: { error },
    });
  });
});

it.each([
  ['GET', '/api/send-email', 'Method not allowed'],
  ['PUT', '/api/send-email', 'Method not allowed'],
  ['DELETE', '/api/send-email?x', 'Method not allowed'],
  ['OPTIONS', '/api/send-email', 'Method not allowed'],
  ['POST', '/api/', 'Endpoint not found'],
  ['POST', '/api/send-email/', 'Endpoint not found'],
  ['POST', '/api/Send-Email', 'Endpoint not found'],
  ['GET', '/api/stories/7', 'Endpoint not found'],
  ['GET', '/api//send-email', 'Endpoint not found'],
  ['PATCH', '/api/%E0%A4%A', 'Endpoint not found'],
])('the legacy path %s %s waits 500 ms and answers "%s"', async (method, path, error) => {
  const { call, wait, send } = setUp();
  expect(await call(method, path, method === 'POST' ? '{}' : undefined)).toEqual({
    status: 500,
    body: { error },
  });
  expect(wait).toHaveBeenCalledExactlyOnceWith(legacyDelayMs);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['a form of any site', 'navigate', 'document'],
  ['a form in a frame', 'navigate', 'iframe'],
  ['an object', 'navigate', 'object'],
  ['an engine that gives a frame no mode of its own', 'no-cors', 'embed'],
  ['an engine that gives a form no destination', 'navigate', ''],
])('the legacy path %s sends no mail, whatever it holds', async (_who, mode, destination) => {
  for (const body of [
    JSON.stringify(contact),
    new URLSearchParams(contact),
    `${JSON.stringify({ ...contact, x: '' }).slice(0, -2)}="}`,
  ]) {
    const { answerOf, wait, send } = setUp();
    const request = new Request('https://site.test/api/send-email', { method: 'POST', body });
    Object.defineProperties(request, {
      mode: { value: mode },
      destination: { value: destination },
    });
    expect(await answerOf(request)).toEqual({
      status: 500,
      body: { error: 'Method not allowed' },
    });
    expect(wait).toHaveBeenCalledExactlyOnceWith(legacyDelayMs);
    expect(send).not.toHaveBeenCalled();
  }
});

it('the legacy path waits as long as the specification says', () =>
  expect(legacyDelayMs).toBe(500));
