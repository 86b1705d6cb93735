import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../support/servers/find-program.ts';
import { freePort } from '../support/servers/free-port.ts';
import { checkWithDeno, type DenoFunction, startDeno } from '../support/servers/start-deno.ts';
import { type HostedStub, startHostedStub } from '../support/servers/start-hosted-stub.ts';
import { newsletter, siteOrigin } from '../unit/function/test-function.ts';

const program = findProgram('deno', 'DENO_BIN');
const why = program === null ? ', skipped: deno is not installed' : '';
const retrySecret = 'retry-secret-retry-secret-retry-secret';

describe.skipIf(program === null)(`the hosted functions under Deno${why}`, () => {
  let stub: HostedStub;
  let send: DenoFunction;
  let retry: DenoFunction;
  let erase: DenoFunction;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    stub = await startHostedStub();
    env = {
      MAIL_TO: 'owner@site.example',
      MAIL_FROM: 'site@site.example',
      SITE_ORIGINS: siteOrigin,
      IP_SALT: 's'.repeat(32),
      RETRY_SECRET: retrySecret,
      RESEND_API_KEY: 're_test',
      ...stub.settings,
    };
    send = await startDeno(program ?? '', 'send-email', env);
    retry = await startDeno(program ?? '', 'retry-mail', env);
    erase = await startDeno(program ?? '', 'erase-submissions', env);
  });

  afterAll(async () => {
    await send.stop();
    await retry.stop();
    await erase.stop();
    await stub.close();
  });

  const requestOf = (body: object): RequestInit => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: siteOrigin,
      'x-forwarded-for': '203.0.113.9',
    },
    body: JSON.stringify(body),
  });
  const post = (body: object) => fetch(send.url, requestOf(body));

  it.each(['send-email', 'retry-mail', 'erase-submissions'])('type-checks %s', (name) => {
    expect(() => checkWithDeno(program ?? '', name)).not.toThrow();
  });

  it('mails a submission once, and says so to its replay', async () => {
    const id = crypto.randomUUID();
    for (const replayed of [undefined, true]) {
      const answer = await (await post({ ...newsletter, id })).json();
      expect(answer.data).toEqual({ id, status: 'sent', ...(replayed && { replayed }) });
    }
    expect([...stub.mailed.keys()]).toEqual([id]);
  });

  it('accepts while mail is down; the schedule, and no stranger, sends it later', async () => {
    stub.mailIsDown = true;
    const id = crypto.randomUUID();
    expect(await (await post({ ...newsletter, id })).json()).toMatchObject({
      data: { id, status: 'received' },
    });
    stub.mailIsDown = false;
    const call = (secret: string) =>
      fetch(retry.url, { method: 'POST', headers: { 'x-retry-secret': secret } });
    expect((await call('wrong')).status).toBe(401);
    const waiting = await (await call(retrySecret)).json();
    expect(waiting, 'its back-off has not run out').toMatchObject({ data: { sent: 0 } });
    await stub.makeDue();
    const sent = await (await call(retrySecret)).json();
    const data = { sent: 1, waiting: 0, overdue: 0, expiring: 0, held: 0 };
    expect(sent).toEqual({ success: true, data });
    expect(stub.mailed.has(id)).toBe(true);
  });

  it('erases an address that was typed with its domain in Unicode', async () => {
    await post({ ...newsletter, id: crypto.randomUUID(), from: 'a@bücher.example' });
    const answer = await fetch(erase.url, {
      method: 'POST',
      headers: { 'x-retry-secret': retrySecret },
      body: JSON.stringify({ email: 'a@xn--bcher-kva.example' }),
    });
    expect(await answer.json()).toEqual({ success: true, data: { erased: 1, unknown: 0 } });
  });

  it('logs nothing about a person', () => {
    expect(send.output()).toContain('"outcome":"sent"');
    expect(send.output()).not.toMatch(/example\.com|203\.0\.113/);
  });

  it('is certain that nothing was mailed if the service cannot be reached', async () => {
    const MAIL_API_URL = `http://127.0.0.1:${await freePort()}/emails`;
    const cut = await startDeno(program ?? '', 'send-email', { ...env, MAIL_API_URL });
    const answer = await fetch(cut.url, requestOf({ ...newsletter, id: crypto.randomUUID() }));
    expect(await answer.json()).toMatchObject({ data: { status: 'received' } });
    expect(cut.output()).toContain('"outcome":"failed"');
    expect(cut.output()).toContain('"code":"NO_CONNECTION"');
    await cut.stop();
  });

  it('does not start without its settings, and names them', async () => {
    await expect(startDeno(program ?? '', 'send-email', { MAIL_TO: 'x' })).rejects.toThrow(
      /MAIL_TO must .*RETRY_SECRET must/,
    );
  });
});
