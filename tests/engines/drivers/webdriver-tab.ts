import { until } from '../../support/until.ts';
import type { Tab } from './engine.ts';

export type WebDriver = <Result>(method: string, path: string, body?: unknown) => Promise<Result>;

const script = `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => EXPRESSION).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

/** WebDriver's values of keys that type no character. */
export const keyValues = { Escape: '\uE00C', Tab: '\uE004' } as const;

/** Returns the actions that press these keys one after another. */
export function keyActions(keys: readonly string[]): object {
  const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return { type: 'key', id: 'keys', actions };
}

/** Creates a tab. A session has one current window, so every command selects its window first. */
export function createWebDriverTab(ask: WebDriver, handle: string, resizes?: true): Tab {
  const inTab: WebDriver = async (method, path, body) => {
    await ask('POST', '/window', { handle });
    return ask(method, path, body);
  };
  const find = async (selector: string) => {
    const found = await inTab<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return `/element/${Object.values(found)[0]}`;
  };
  const run = async (expression: string) => {
    const { value, error } = await inTab<{ value?: string; error?: string }>(
      'POST',
      '/execute/async',
      { script: script.replace('EXPRESSION', () => expression), args: [] },
    );
    if (error !== undefined) throw new Error(error);
    return String(value);
  };
  const inside = async () => (await run('innerWidth + " " + innerHeight')).split(' ').map(Number);
  const resize = async (width: number, height: number) => {
    const outside = { width, height };
    const isThere = async () => {
      await inTab('POST', '/window/rect', outside);
      const [innerWidth = 0, innerHeight = 0] = await inside();
      outside.width += width - innerWidth;
      outside.height += height - innerHeight;
      return innerWidth === width && innerHeight === height;
    };
    await until(`A window of ${width} by ${height}`, isThere);
  };
  return {
    ...(resizes && { resize }),
    run,
    async open(url) {
      await inTab('POST', '/url', { url }).catch(() => undefined);
    },
    async reload() {
      await inTab('POST', '/refresh', {}).catch(() => undefined);
    },
    async type(selector, text) {
      await inTab('POST', `${await find(selector)}/value`, { text });
    },
    async press(selector) {
      // A toast, for instance, may cover the element for a moment.
      const click = async () => {
        await inTab('POST', `${await find(selector)}/click`, {});
        return true;
      };
      await until(`Press ${selector}`, click);
    },
    async pressKey(key) {
      await inTab('POST', '/actions', { actions: [keyActions([keyValues[key]])] });
    },
    async close() {
      await inTab('DELETE', '/window');
    },
  };
}
