import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerRequest } from '#server/http/answer-request.ts';
import { loadSite } from '#server/http/load-site.ts';
import { testConfig } from '../../../support/servers/test-site.ts';
import { useTestSite } from '../use-test-site.ts';

const { folder } = useTestSite();

const mail = {
  opened: Promise.resolve(),
  handle: async () => new Response(),
  close: async () => undefined,
};

it.each(['/api/newsletter', '/functions/v1/other'])(
  'answers %s with 404, and asks for https where visitors come over https',
  async (url) => {
    const ask = (isSecure: boolean) => {
      const host = { site: loadSite(folder()), config: testConfig, isSecure };
      const request = new Request(`https://site.example${url}`);
      return answerRequest(request, { url, socket: new Socket() }, host, mail);
    };
    const { status, headers } = await ask(true);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await ask(false)).headers.has('strict-transport-security')).toBe(false);
  },
);
