import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAccepted } from '#function/send-email-body.ts';
import {
  contact,
  createTestFunction,
  jsonRequest,
  newsletter,
  siteOrigin,
} from './test-function.ts';

const id = '3F0C1B9E-8F5A-4D52-9A57-0A6F5A1C2B3D';
const lowerId = id.toLowerCase();

afterEach(() => vi.useRealTimers());

describe('what the site sends', () => {
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

  it('accepts a contact message with an empty subject', async () => {
    const fn = createTestFunction();
    expect((await fn.post({ ...contact, subject: 'Contact Form: ' })).status).toBe(200);
    expect((await fn.post({ ...contact, subject: 'Contact Form:' })).status).toBe(200);
  });
});

describe('an open relay it is not', () => {
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

  it.each([
    'a@b.co, c@d.co',
    'a@b.co;c@d.co',
    'Name <a@b.co>',
    '"a b"@c.co',
    'a@[127.0.0.1]',
    'a@localhost',
    `${'a'.repeat(250)}@b.co`,
    '',
    '   ',
    null,
    5,
    ['a@b.co'],
    { address: 'a@b.co' },
  ])('refuses %j as an address', async (address) => {
    const fn = createTestFunction();
    expect((await fn.post({ ...newsletter, from: address })).status).toBe(422);
    expect((await fn.post({ ...contact, replyTo: address })).status).toBe(422);
    expect(fn.store.rows.size).toBe(0);
  });

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
});

describe('hostile bodies', () => {
  it('refuses more than 16 KiB that was announced', async () => {
    const fn = createTestFunction();
    const response = await fn.post({ ...contact, html: 'x'.repeat(16 * 1024) });
    expect(response.status).toBe(413);
  });

  it('stops reading at 16 KiB that was not announced', async () => {
    let pulled = 0;
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(4096).fill(0x20));
        },
        cancel() {
          cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin },
      body: stream,
      duplex: 'half',
    };
    const fn = createTestFunction();
    expect((await fn.handle(new Request('https://f.example/', init))).status).toBe(413);
    expect(pulled).toBeLessThan(12);
    expect(cancelled).toBe(true);
  });

  it('gives up on a body that stalls', async () => {
    vi.useFakeTimers();
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin },
      body: new ReadableStream<Uint8Array>({ pull: () => new Promise<void>(() => undefined) }),
      duplex: 'half',
    };
    const answered = createTestFunction().handle(new Request('https://f.example/', init));
    await vi.advanceTimersByTimeAsync(10_001);
    expect((await answered).status).toBe(408);
  });

  it('calls a sender that went away broken off, not wrong', async () => {
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin },
      body: new ReadableStream<Uint8Array>({
        start: (controller) => controller.error(new Error('gone')),
      }),
      duplex: 'half',
    };
    const fn = createTestFunction();
    await fn.handle(new Request('https://f.example/', init));
    expect(fn.logs.at(-1)).toMatchObject({ outcome: 'broken-off' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ])('refuses the type %j', async (type) => {
    const response = await createTestFunction().post(newsletter, { 'content-type': type });
    expect(response.status).toBe(415);
  });

  it('accepts the type with parameters and in capitals', async () => {
    const response = await createTestFunction().post(newsletter, {
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect(response.status).toBe(200);
  });

  it.each([
    '{',
    '',
    'undefined',
    '{"a":1}}',
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    '['.repeat(8000),
  ])('answers 400 to broken JSON (case %#)', async (body) => {
    const response = await createTestFunction().handle(jsonRequest(body));
    expect(response.status).toBe(400);
  });

  it('answers a deep bomb quickly', async () => {
    const started = performance.now();
    const bomb = `${'['.repeat(8190)}${']'.repeat(8190)}`;
    expect((await createTestFunction().handle(jsonRequest(bomb))).status).toBe(422);
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('answers hostile addresses and markup quickly', async () => {
    const fn = createTestFunction();
    const started = performance.now();
    for (const text of [
      '<'.repeat(15_000),
      '&#'.repeat(7_000),
      `<a ${'b '.repeat(7_000)}`,
      ' '.repeat(15_000),
    ]) {
      await fn.post({ ...contact, html: text });
      await fn.post({ ...newsletter, from: `a@${text}` });
    }
    expect(performance.now() - started).toBeLessThan(300);
  });

  it('takes the last of doubled keys and no prototype', async () => {
    const fn = createTestFunction();
    const text = `{"subject":"x","__proto__":{"from":"evil@example.net"},"constructor":1,"subject":"New Newsletter Subscription","from":"a@b.co"}`;
    expect((await fn.handle(jsonRequest(text))).status).toBe(200);
    expect(fn.mails[0]?.replyTo).toBe('a@b.co');
  });

  it('mends half characters and drops controls from a message', async () => {
    const fn = createTestFunction();
    const response = await fn.post({ ...contact, html: '<p>A\ud800B\0C\u0007D\u202eE</p>' });
    expect(response.status).toBe(200);
    const [row] = fn.store.rows.values();
    expect(row?.submission.text).toBe('A\ufffdBCDE');
  });

  it('believes nothing of a robot and lets it think otherwise', async () => {
    const fn = createTestFunction();
    const response = await fn.post({ ...newsletter, id, website: 'https://spam.example' });
    expect(await response.json()).toEqual({
      success: true,
      data: { id: lowerId, status: 'received' },
    });
    expect(fn.store.rows.size).toBe(0);
    expect(fn.mails).toEqual([]);
    expect(fn.logs.at(-1)).toMatchObject({ outcome: 'trapped', status: 200 });
  });
});

describe('who may call', () => {
  it.each([
    'https://evil.example',
    'https://site.example.evil.net',
    'https://evilsite.example',
    'http://site.example',
    'https://site.example:444',
    'HTTPS://SITE.EXAMPLE',
    'null',
  ])('refuses the origin %s without naming it as allowed', async (origin) => {
    const fn = createTestFunction();
    const response = await fn.post(newsletter, { origin });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe(null);
    expect(fn.store.rows.size).toBe(0);
  });

  it('refuses a call without an origin', async () => {
    const request = jsonRequest(JSON.stringify(newsletter));
    request.headers.delete('origin');
    expect((await createTestFunction().handle(request)).status).toBe(403);
  });

  it('answers a preflight with the exact origin', async () => {
    const response = await createTestFunction().handle(
      new Request('https://f.example/', {
        method: 'OPTIONS',
        headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
      }),
    );
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-max-age': '86400',
      vary: 'Origin',
    });
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['apikey', 'content-type', 'x-client-info', 'authorization']),
    );
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const response = await createTestFunction().handle(
      new Request('https://f.example/', { method, headers: { origin: siteOrigin } }),
    );
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('lets the page read every refusal', async () => {
    const fn = createTestFunction({ most: 0 });
    for (const response of [
      await fn.post({}),
      await fn.post(newsletter, { 'content-type': 'text/plain' }),
      await fn.post({ ...contact, html: 'x'.repeat(20_000) }),
      await fn.post(newsletter),
    ]) {
      expect(response.ok).toBe(false);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': siteOrigin,
        'access-control-expose-headers': 'retry-after, x-request-id',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-type': 'application/json',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });
});

describe('exactly one mail', () => {
  it('sends one for 200 copies at once', async () => {
    const fn = createTestFunction();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => fn.post({ ...newsletter, id })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(fn.mails).toHaveLength(1);
  });

  it('says replayed when the answer got lost and the page asks again', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    expect(await (await fn.post({ ...newsletter, id: lowerId })).json()).toEqual({
      success: true,
      data: { id: lowerId, status: 'sent', replayed: true },
    });
    expect(fn.mails).toHaveLength(1);
  });

  it('sees the same submission through other spaces and another recipient', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    const again = await fn.post({
      ...newsletter,
      id,
      from: ' parent@example.com ',
      to: 'x',
      html: '',
    });
    expect(again.status).toBe(200);
  });

  it('refuses another body under a known id and keeps the first', async () => {
    const fn = createTestFunction();
    await fn.post({ ...newsletter, id });
    expect((await fn.post({ ...newsletter, id, from: 'other@example.com' })).status).toBe(409);
    expect(fn.mails).toHaveLength(1);
  });

  it('accepts a submission while the mail is down', async () => {
    const fn = createTestFunction({
      mailer: {
        send: () =>
          Promise.reject(Object.assign(new Error('550 parent@example.com'), { code: 'EENVELOPE' })),
      },
    });
    const response = await fn.post({ ...newsletter, id });
    expect(await response.json()).toMatchObject({ success: true, data: { status: 'received' } });
    expect(fn.store.finishes).toEqual([
      expect.objectContaining({ outcome: 'failed', error: 'EENVELOPE', retryInSeconds: 30 }),
    ]);
  });

  it('accepts a submission while the mail hangs, within the time that the page waits', async () => {
    vi.useFakeTimers();
    const send = vi.fn(() => new Promise<never>(() => undefined));
    const fn = createTestFunction({ mailer: { send } });
    const answered = fn.post({ ...newsletter, id });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await answered).status).toBe(200);
    expect(fn.store.finishes[0]).toMatchObject({ outcome: 'failed', error: 'SEND_TIMEOUT' });
  });

  it('still says sent when only the marking failed', async () => {
    const fn = createTestFunction({ store: { finish: () => Promise.reject(new Error('down')) } });
    const response = await fn.post({ ...newsletter, id });
    expect(await response.json()).toMatchObject({ data: { status: 'sent' } });
  });

  it('answers 503 and no more while the database is down', async () => {
    const fn = createTestFunction({
      store: {
        claim: () => Promise.reject(new Error('password "hunter2" of parent@example.com')),
      },
    });
    const response = await fn.post({ ...newsletter, id });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(JSON.stringify(await response.json())).not.toMatch(/hunter2|example/);
    expect(JSON.stringify(fn.logs)).not.toMatch(/hunter2|example/);
    expect(fn.mails).toEqual([]);
  });

  it('tells a limited caller when to come back, but not one that is known', async () => {
    const fn = createTestFunction({ most: 1 });
    await fn.post({ ...newsletter, id });
    const limited = await fn.post(newsletter);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('77');
    expect((await fn.post({ ...newsletter, id })).status).toBe(200);
  });
});

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
