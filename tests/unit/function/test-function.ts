import { createHandler } from '#function/request/create-handler.ts';
import type { LogEntry } from '#function/settings/log.ts';
import type { Mail, Mailer } from '#function/delivery/mailer.ts';
import type { Store } from '#function/store/store.ts';
import { createMemoryStore } from './memory-store.ts';
import { sampleConfig } from './samples.ts';

export const siteOrigin = 'https://site.example';

/** The specified bodies, as the page makes them. */
export const newsletter = {
  to: 'contact@placeholder.invalid',
  subject: 'New Newsletter Subscription',
  html: '<p>New newsletter subscription from: parent@example.com</p>',
  from: 'parent@example.com',
};
export const contact = {
  to: 'contact@placeholder.invalid',
  subject: 'Contact Form: Books',
  html: '<h2>New Contact Form Submission</h2>\n<p><strong>Name:</strong> Zo&euml; &amp; Co</p>\n<p>One<br>Two</p>',
  from: 'parent@example.com',
  replyTo: 'parent@example.com',
};

export function createTestFunction(
  parts: {
    readonly store?: Partial<Store>;
    readonly most?: number;
    readonly mailer?: Mailer;
    readonly shutdown?: AbortSignal;
  } = {},
) {
  const mails: Mail[] = [];
  const logs: LogEntry[] = [];
  const store = createMemoryStore(parts.most);
  const answer = createHandler({
    config: sampleConfig,
    store: { ...store, ...parts.store },
    mailer: parts.mailer ?? {
      remembersSeconds: null,
      async send(mail) {
        mails.push(mail);
        return { ref: mail.key };
      },
    },
    unmarked: new Map(),
    waitUntil: () => undefined,
    shutdown: parts.shutdown ?? new AbortController().signal,
    log: (entry) => logs.push(entry),
  });
  const handle = (request: Request) => answer(request, '203.0.113.9');
  return {
    mails,
    logs,
    store,
    handle,
    /** Posts a JSON value from the site. */
    post: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      handle(jsonRequest(JSON.stringify(body), headers)),
  };
}

export function jsonRequest(
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request('https://function.example/send-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers },
    body,
  });
}

/** Creates a post from the site without a content length. */
export function streamedRequest(body: ReadableStream<Uint8Array>): Request {
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin },
    body,
    duplex: 'half',
  };
  return new Request('https://function.example/send-email', init);
}
