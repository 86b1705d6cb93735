import { expect, it, vi } from 'vitest';
import { createHttpMailer } from '#function/delivery/http-mailer.ts';
import { renderMail } from '#function/delivery/deliver.ts';
import { errorCode } from '#function/settings/log.ts';
import { createRestRpc, hostedCallerAddress } from '#function/settings/hosted-ports.ts';
import { sampleConfig, sampleSubmission } from './samples.ts';

/** Sends a submission through the mail service. */
function send(submission = sampleSubmission()) {
  const mailer = createHttpMailer({ url: 'https://api.example/emails', key: 'k' });
  return mailer.send(renderMail(submission, sampleConfig), new AbortController().signal);
}

function stubFetch(answer: () => Response) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    calls.push(new Request(...call));
    return answer();
  });
  return calls;
}

/** Sends a mail over a connection that breaks for this reason. */
function sendBroken(cause: unknown) {
  stubFetch(() => {
    throw new TypeError('fetch failed', { cause });
  });
  return send();
}

function refusal(status: number) {
  return () => new Response('{"message":"to parent@example.com refused"}', { status });
}

it('gives the mail service the key of the submission', async () => {
  const calls = stubFetch(() => Response.json({ id: 'provider-1' }));
  const submission = sampleSubmission({ email: 'o.k@bücher.example' });
  expect(await send(submission)).toEqual({ ref: 'provider-1' });
  const [call] = calls;
  expect(call?.headers.get('idempotency-key')).toBe(submission.id);
  expect(call?.headers.get('authorization')).toBe('Bearer k');
  expect(await call?.json()).toMatchObject({
    to: ['owner@site.example'],
    from: 'site@site.example',
    reply_to: ['o.k@xn--bcher-kva.example'],
    headers: { 'Message-ID': `<${submission.id}@site.example>` },
  });
});

it('gives the mail service no subject that a mail program would decode', async () => {
  const calls = stubFetch(() => Response.json({ id: 'provider-1' }));
  const submission = sampleSubmission({ subject: '=?utf-8?Q?a=0D=0ABcc:_e@z.example?=' });
  await send(submission);
  expect(await calls[0]?.json()).toMatchObject({
    subject: 'Contact Form: =\u2060?utf-8?Q?a=0D=0ABcc:_e@z.example?=',
  });
});

it.each([
  [refusal(422), 'HTTP_422', true],
  [refusal(429), 'HTTP_429', true],
  [refusal(409), 'HTTP_409', false],
  [refusal(502), 'HTTP_502', false],
  [() => Response.json({ ok: true }), 'HTTP_ANSWER', false],
])(
  'rejects with a code, none of the service’s words, and whether nothing was mailed (case %#)',
  async (answer, code, isRefusal) => {
    stubFetch(answer);
    const sending = send();
    await expect(sending).rejects.toMatchObject({ code, isRefusal });
    await expect(sending).rejects.not.toThrow(/parent/);
  },
);

/** Creates the error of a failed system call. */
function systemError(code: string, syscall?: string): Error {
  return Object.assign(new Error(code), { code, syscall });
}

const refused = systemError('ECONNREFUSED', 'connect');
const timedOut = systemError('ETIMEDOUT', 'connect');

it.each([
  refused,
  timedOut,
  systemError('ENETUNREACH', 'connect'),
  systemError('EHOSTUNREACH', 'connect'),
  systemError('EADDRNOTAVAIL', 'connect'),
  systemError('ENOTFOUND', 'getaddrinfo'),
  systemError('EAI_AGAIN', 'getaddrinfo'),
  systemError('UND_ERR_CONNECT_TIMEOUT'),
  systemError('ERR_SSL_WRONG_VERSION_NUMBER'),
  systemError('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'),
  systemError('ERR_TLS_CERT_ALTNAME_INVALID'),
  systemError('CERT_HAS_EXPIRED'),
  systemError('DEPTH_ZERO_SELF_SIGNED_CERT'),
  systemError('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
  Object.assign(
    new Error('Client network socket disconnected before secure TLS connection was established'),
    { code: 'ECONNRESET' },
  ),
  new Error(
    'error sending request for url (https://a.example/): client error (Connect): dns error',
  ),
  new AggregateError([timedOut, refused], 'of each address'),
])('is certain that nothing was mailed without a connection: %s', async (cause) => {
  await expect(sendBroken(cause)).rejects.toMatchObject({ code: 'NO_CONNECTION', isRefusal: true });
});

it.each([
  systemError('ECONNRESET', 'read'),
  systemError('ETIMEDOUT', 'read'),
  systemError('EHOSTUNREACH', 'write'),
  systemError('UND_ERR_SOCKET'),
  systemError('ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC'),
  new Error('error sending request: client error (SendRequest): connection closed'),
  undefined,
])('is in doubt when a connection breaks: %s', async (cause) => {
  await expect(sendBroken(cause)).rejects.toMatchObject({ message: 'fetch failed' });
});

it.each([
  ['https://api.example/emails', '\u201cre_abc\u201d'],
  ['https://api.example/emails', 're_\nabc'],
  ['https://user:re_abc@api.example/emails', 'k'],
])('is certain that nothing was mailed by a request that cannot be made: %j', async (url, key) => {
  const calls = stubFetch(() => Response.json({ id: 'provider-1' }));
  const mail = renderMail(sampleSubmission(), sampleConfig);
  const sending = createHttpMailer({ url, key }).send(mail, new AbortController().signal);
  await expect(sending).rejects.toMatchObject({ code: 'BAD_REQUEST', isRefusal: true });
  await expect(sending).rejects.not.toThrow(/re_/);
  expect(calls).toEqual([]);
});

it.each([
  [systemError('ENOTFOUND', 'getaddrinfo'), 'ENOTFOUND'],
  [new Error('error sending request: client error (SendRequest): closed'), 'SendRequest'],
  [new Error('to parent@example.com'), 'TypeError'],
  [undefined, 'TypeError'],
])('logs why a call failed: %s', (cause, code) => {
  expect(errorCode(new TypeError('fetch failed', { cause }))).toBe(code);
});

it('sends the key as `apikey`, and as a bearer token only if it is a JSON Web Token', async () => {
  const calls = stubFetch(() => Response.json([]));
  await createRestRpc({ url: 'https://p.example', secretKey: 'sb_secret_1' })('claim_due', {
    limit: 1,
  });
  await createRestRpc({ url: 'https://p.example', secretKey: 'a.b.c' })('claim_due', { limit: 1 });
  expect(calls[0]?.url).toBe('https://p.example/rest/v1/rpc/claim_due');
  expect(await calls[0]?.json()).toEqual({ p: { limit: 1 } });
  expect(calls.map((call) => call.headers.get('apikey'))).toEqual(['sb_secret_1', 'a.b.c']);
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual([null, 'Bearer a.b.c']);
});

it('reports the code when the database refuses, and none of its words', async () => {
  const body = { code: '23514', message: 'row of parent@example.com', details: 'parent' };
  stubFetch(() => Response.json(body, { status: 400 }));
  const call = createRestRpc({ url: 'https://p.example', secretKey: 'sb_secret_1' });
  const called = call('claim_submission', {});
  await expect(called).rejects.toMatchObject({ code: '23514' });
  await expect(called).rejects.not.toThrow(/parent/);
});

it.each([{ code: 'PGRST202' }, { code: 23514 }, [], null, 'text'])(
  'reports the status when the data API itself refuses with %j',
  async (body) => {
    stubFetch(() => Response.json(body, { status: 404 }));
    const call = createRestRpc({ url: 'https://p.example', secretKey: 'sb_secret_1' });
    await expect(call('claim_due', {})).rejects.toMatchObject({ code: 'REST_404' });
  },
);

it.each([
  ['a\u0000b', ''],
  ['a b', ''],
  ['a\r\nb', ''],
  ['\ud800', ''],
  ['x'.repeat(201), ''],
  ['', ''],
  ['x'.repeat(200), 'x'.repeat(200)],
])('keeps the service’s id of a mail only if it is plain text (case %#)', async (id, ref) => {
  stubFetch(() => Response.json({ id }));
  expect(await send()).toEqual({ ref });
});

it.each([
  [{ 'x-forwarded-for': '203.0.113.9, 10.0.0.1' }, '203.0.113.9'],
  [{ 'x-forwarded-for': ' 203.0.113.9' }, '203.0.113.9'],
  [{ 'x-forwarded-for': 'made up, 203.0.113.9', 'cf-connecting-ip': '203.0.113.9' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '', 'cf-connecting-ip': '' }, 'unknown'],
])('takes from %j the caller’s address %s', (headers, address) => {
  expect(hostedCallerAddress(new Request('https://f.example/', { headers }))).toBe(address);
});
