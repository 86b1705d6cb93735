import { within } from '#shared/within.ts';
import { until } from '../../support/until.ts';
import { connectRpc } from './connect-rpc.ts';
import type { Tab } from './engine.ts';

const loadTimeoutMs = 30_000;
const reportTimeoutMs = 60_000;

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** Creates a tab in a Chromium of any age, driven by its DevTools protocol. */
export async function createDevToolsTab(url: string): Promise<Tab> {
  const errors: string[] = [];
  let onLoad: () => void = () => undefined;
  const rpc = await connectRpc(url, (method, params) => {
    if (method === 'Page.loadEventFired') onLoad();
    if (method === 'Runtime.exceptionThrown')
      errors.push(words(JSON.parse(JSON.stringify(params)).exceptionDetails));
  });
  await rpc.call('Page.enable');
  await rpc.call('Runtime.enable');

  async function leave(method: string, params: Readonly<Record<string, unknown>>): Promise<void> {
    const loaded = new Promise<void>((resolve) => {
      onLoad = resolve;
    });
    await rpc.call(method, params);
    // The browser's error page may have no load event.
    await within(loadTimeoutMs, loaded).catch(() => undefined);
  }

  async function run(expression: string): Promise<string> {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const asked = rpc.call<Evaluated>('Runtime.evaluate', options);
    const { result, exceptionDetails } = await within(reportTimeoutMs, asked);
    if (exceptionDetails) throw new Error(words(exceptionDetails));
    return String(result.value);
  }

  /** Presses until it succeeds, because a page that is still loading may move under the pointer. */
  async function press(selector: string): Promise<void> {
    await until(`Press ${selector}`, async () => (await pressOnce(selector), true));
  }

  async function pressOnce(selector: string): Promise<void> {
    const place = await run(`(() => {
      const node = document.querySelector(${JSON.stringify(selector)});
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = node.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      if (!node.contains(hit)) throw new Error('covered by ' + hit?.outerHTML.slice(0, 80));
      return JSON.stringify(at);
    })()`);
    for (const type of ['mousePressed', 'mouseReleased'])
      await rpc.call('Input.dispatchMouseEvent', {
        type,
        button: 'left',
        clickCount: 1,
        ...JSON.parse(place),
      });
  }

  return {
    open: (address) => leave('Page.navigate', { url: address }),
    reload: () => leave('Page.reload', {}),
    run,
    async type(selector, text) {
      await press(selector);
      await rpc.call('Input.insertText', { text });
    },
    press,
    async pressKey(key) {
      const code = { Escape: 27, Tab: 9 }[key];
      for (const type of ['rawKeyDown', 'keyUp'])
        await rpc.call('Input.dispatchKeyEvent', {
          type,
          key,
          code: key,
          windowsVirtualKeyCode: code,
        });
    },
    async resize(width, height) {
      await rpc.call('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
      });
    },
    async print() {
      const { data } = await rpc.call<{ data: string }>('Page.printToPDF', {
        preferCSSPageSize: true,
      });
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    async close() {
      await rpc.call('Page.close').catch(() => undefined);
      rpc.close();
    },
  };
}

function words({ text, exception }: NonNullable<Evaluated['exceptionDetails']>): string {
  return exception?.description ?? text;
}
