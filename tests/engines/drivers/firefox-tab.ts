import type { Rpc } from './connect-rpc.ts';
import { until } from '../../support/until.ts';
import type { Tab } from './engine.ts';
import { keyActions, keyValues } from './webdriver-tab.ts';

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

export async function createFirefoxTab(rpc: Rpc): Promise<Tab> {
  const { context } = await rpc.call<{ context: string }>('browsingContext.create', {
    type: 'tab',
  });

  async function evaluate(expression: string): Promise<Evaluated['result']> {
    const answer = await rpc.call<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }

  /** Presses until it succeeds, because a page that is still loading may move under the pointer. */
  async function press(selector: string): Promise<void> {
    await until(`Press ${selector}`, async () => (await pressOnce(selector), true));
  }

  async function pressOnce(selector: string): Promise<void> {
    const node = await evaluate(
      `(() => { const node = document.querySelector(${JSON.stringify(selector)});
        node.scrollIntoView({ block: 'center', behavior: 'instant' }); return node; })()`,
    );
    const origin = { type: 'element', element: { sharedId: node?.sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await rpc.call('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    });
  }

  const pressKeys = (keys: readonly string[]) =>
    rpc.call<void>('input.performActions', { context, actions: [keyActions(keys)] });

  return {
    async open(url) {
      const where = { context, url, wait: 'complete' };
      await rpc.call('browsingContext.navigate', where).catch(() => undefined);
    },
    async reload() {
      await rpc
        .call('browsingContext.reload', { context, wait: 'complete' })
        .catch(() => undefined);
    },
    run: async (expression) => String((await evaluate(expression))?.value),
    async type(selector, text) {
      await press(selector);
      await pressKeys([...text]);
    },
    press,
    pressKey: (key) => pressKeys([keyValues[key]]),
    async print() {
      const { data } = await rpc.call<{ data: string }>('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await rpc.call('browsingContext.close', { context });
    },
  };
}
