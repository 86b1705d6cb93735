import { setTimeout as sleep } from 'node:timers/promises';
import { within } from '#shared/within.ts';
import { until } from '../../support/until.ts';
import { connectRpc } from './connect-rpc.ts';
import type { Tab } from './engine.ts';

/** A page that is being replaced may never answer. */
const reportTimeoutMs = 15_000;

interface Remote {
  readonly value?: unknown;
  readonly description?: string;
  readonly objectId?: string;
}

interface Evaluated {
  readonly result: Remote;
  readonly wasThrown?: boolean;
}

interface Waiting {
  readonly resolve: (result: Evaluated) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a tab driven by WebKit's inspector: messages for the page travel inside messages for its
 * browser. Scripts press and type, with user activation as if a visitor did.
 */
export async function createInspectorTab(url: string): Promise<Tab> {
  const waiting = new Map<number, Waiting>();
  let target: string | undefined;
  let last = 0;
  const rpc = await connectRpc(url, (method, params) => {
    const { targetInfo, targetId, newTargetId, message } = JSON.parse(JSON.stringify(params));
    if (
      method === 'Target.targetCreated' &&
      targetInfo.type === 'page' &&
      !targetInfo.isProvisional
    )
      target = targetInfo.targetId;
    if (method === 'Target.didCommitProvisionalTarget') target = newTargetId;
    if (method === 'Target.targetDestroyed' && targetId === target) target = undefined;
    if (method === 'Target.targetDestroyed' || method === 'Target.didCommitProvisionalTarget')
      failAll('The page went away');
    if (method === 'Target.dispatchMessageFromTarget') settle(JSON.parse(message));
  });

  function failAll(reason: string): void {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function settle(answer: { id?: number; result: Evaluated; error?: { message: string } }): void {
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (answer.id !== undefined) waiting.delete(answer.id);
    if (answer.error) asked?.reject(new Error(answer.error.message));
    else asked?.resolve(answer.result);
  }

  async function call(method: string, params: object): Promise<Evaluated> {
    for (let tries = 0; target === undefined && tries < 200; tries += 1) await sleep(25);
    last += 1;
    const id = last;
    const answer = new Promise<Evaluated>((resolve, reject) =>
      waiting.set(id, { resolve, reject }),
    );
    answer.catch(() => undefined);
    const message = JSON.stringify({ id, method, params });
    await rpc.call('Target.sendMessageToTarget', { targetId: target, message });
    return within(reportTimeoutMs, answer);
  }

  async function run(expression: string): Promise<string> {
    const options = { expression, emulateUserGesture: true };
    const { result } = await call('Runtime.evaluate', options);
    const { objectId: promiseObjectId } = result;
    if (promiseObjectId === undefined) return String(result.value);
    const ended = await call('Runtime.awaitPromise', { promiseObjectId, returnByValue: true });
    if (ended.wasThrown) throw new Error(ended.result.description);
    return String(ended.result.value);
  }

  /** Leaves the page and waits for the new one, which lacks the mark that the old one gets. */
  async function leave(how: string): Promise<void> {
    await run(`(globalThis.isOld = true, ${how}, 'left')`);
    const state = () => run('globalThis.isOld ? "old" : document.readyState');
    // The browser's own error page may never be complete; a scenario checks the page.
    await until('Another page', state, (now) => now === 'complete').catch(() => undefined);
  }

  const inField = (selector: string, code: string) =>
    run(`(() => { const node = document.querySelector(${JSON.stringify(selector)}); ${code} })()`);
  return {
    open: (address) => leave(`location.assign(${JSON.stringify(address)})`),
    reload: () => leave('location.reload()'),
    run,
    async type(selector, text) {
      const typing = `node.focus(); document.execCommand('insertText', false, ${JSON.stringify(text)});`;
      await inField(selector, typing);
    },
    async press(selector) {
      await inField(selector, 'node.focus(); node.click();');
    },
    async close() {
      await run('(setTimeout(() => close()), "closing")').catch(() => undefined);
      rpc.close();
    },
  };
}
