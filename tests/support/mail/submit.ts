import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Submitted {
  readonly id: string;
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly data: unknown;
}

/** Posts a newsletter subscription as the page does. */
export async function submit(url: string, id: string = crypto.randomUUID()): Promise<Submitted> {
  try {
    const response = await fetch(`${url}/functions/v1/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({
        to: 'contact@placeholder.invalid',
        subject: 'New Newsletter Subscription',
        html: '<p>New newsletter subscription from: parent@example.com</p>',
        from: 'parent@example.com',
        id,
      }),
    });
    return { id, status: response.status, data: await response.json() };
  } catch {
    // The server was ended on purpose while answering.
    return { id, status: null, data: null };
  }
}

/** Submits until the function accepts it, for servers whose database is still opening. */
export async function submitWhenOpen(url: string, id?: string): Promise<Submitted> {
  for (const deadline = Date.now() + 110_000; ;) {
    const submitted = await submit(url, id);
    if (submitted.status !== 503 && submitted.status !== null) return submitted;
    if (Date.now() > deadline) throw new Error(`${url} never opened: ${submitted.status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the ids of the mails in a data folder's outbox. */
export async function mailedIds(dataFolder: string): Promise<readonly string[]> {
  const names = await readdir(join(dataFolder, 'outbox'));
  return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
}
