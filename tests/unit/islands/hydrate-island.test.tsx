// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hydrateIsland } from '#islands/hydrate-island.tsx';

const typed = 'early@example.com';
let seen: string[] = [];

/** Renders a form like the site's: a controlled field, and text that depends on it. */
function Form({ label = 'Address' }: { readonly label?: string }) {
  const [value, setValue] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <form>
      <label>
        <span>{label}</span>
        <input
          id="address"
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <input type="checkbox" name="again" />
      </label>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && <p>Opened</p>}
      <output>{value}</output>
    </form>
  );
}

let end: (() => void) | undefined;
let island: HTMLElement;
afterEach(() => {
  end?.();
  end = undefined;
  document.body.replaceChildren();
  seen = [];
});

function serve(Component: ComponentType = Form, change?: (served: HTMLElement) => unknown): void {
  island = document.body.appendChild(document.createElement('site-island'));
  island.insertAdjacentHTML('afterend', '<footer>Around it</footer>');
  island.innerHTML = renderToString(<Component />, { identifierPrefix: 'a' });
  change?.(island);
}

async function hydrate(Component: ComponentType = Form): Promise<void> {
  const options = { element: island, Component, props: {}, identifierPrefix: 'a' };
  end = await hydrateIsland(options);
}

const field = () => island.querySelector<HTMLInputElement>('#address');
const button = () => island.querySelector('button');

function type(value: string): void {
  const element = field();
  if (element) fireEvent.input(element, { target: { value } });
}

it('keeps the elements that were served, and what was typed before, also in its state', async () => {
  serve();
  const served = field();
  type(typed);
  island.querySelector<HTMLInputElement>('[name=again]')?.click();
  field()?.focus();
  await hydrate();
  expect(field()).toBe(served);
  expect(field()?.value).toBe(typed);
  await expect.poll(() => island.querySelector('output')?.textContent).toBe(typed);
  expect(island.querySelector<HTMLInputElement>('[name=again]')?.checked).toBe(true);
  expect(document.activeElement).toBe(field());
});

it.each([
  ['a field as it was served', undefined],
  ['a field in changed markup', (served: HTMLElement) => served.querySelector('span')?.remove()],
])('loses no key that follows its first commit: %s', async (_, change) => {
  const store = createStore(() => ({ value: '' }));
  function StoredForm() {
    const { value } = useStore(store);
    // The next key comes in a microtask; React may run the other effects only in a later task.
    useLayoutEffect(() => queueMicrotask(() => type(`${field()?.value}b`)), []);
    return (
      <form>
        <span>Address</span>
        <input
          id="address"
          value={value}
          onChange={({ currentTarget }) => store.setState({ value: currentTarget.value })}
        />
      </form>
    );
  }
  serve(StoredForm, change);
  type('a');
  await hydrate(StoredForm);
  expect(field()?.value).toBe('ab');
  await expect.poll(() => store.getState().value).toBe('ab');
});

it('is not left disabled by a browser that restores the state before a reload', async () => {
  serve(Form, (served) => {
    for (const control of served.querySelectorAll('input,button'))
      control.toggleAttribute('disabled');
  });
  await hydrate();
  expect(island.querySelectorAll(':disabled')).toHaveLength(0);
});

const emptied = 'an extension empties it';

/** Changes that translators, password managers and blockers make to a document. */
const changes: readonly (readonly [string, (served: HTMLElement) => unknown])[] = [
  ['a translator wraps its words', wrapWords],
  ['a translator has replaced its words', (served) => replaceWords(served)],
  [
    'a password manager adds an element',
    () => field()?.insertAdjacentHTML('afterend', '<div>key</div>'),
  ],
  ['a blocker takes a part away', (served) => served.querySelector('output')?.remove()],
  [emptied, (served) => served.replaceChildren()],
];

function wrapWords(element: HTMLElement): void {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (words.nextNode()) nodes.push(words.currentNode as Text);
  for (const node of nodes) {
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(node);
  }
}

function replaceWords(element: HTMLElement): void {
  wrapWords(element);
  for (const font of element.querySelectorAll('font')) font.textContent = 'Wort';
}

it.each(changes)('answers where %s before', async (what, change) => {
  vi.spyOn(console, 'error').mockImplementation((text) => seen.push(String(text)));
  serve(Form, change);
  type(typed);
  await hydrate();
  button()?.click();
  await expect.poll(() => island.textContent).toContain('Opened');
  expect(document.querySelector('footer')?.textContent).toBe('Around it');
  if (what === emptied) return;
  await expect.poll(() => island.querySelector('output')?.textContent).toBe(typed);
});

it.each(changes)('answers where %s afterwards', async (what, change) => {
  vi.spyOn(console, 'error').mockImplementation((text) => seen.push(String(text)));
  serve();
  await hydrate();
  type(typed);
  change(island);
  for (const words of ['Close', 'Open', 'Close']) {
    button()?.click();
    await expect.poll(() => button()?.textContent ?? words).toContain(words);
  }
  await expect.poll(() => field()?.value).toBe(what === emptied ? undefined : typed);
});

it('gives up on a component that keeps failing, and says what failed', async () => {
  const failed = new Promise((resolve) =>
    process.once('uncaughtException', (error) => resolve(error.message)),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isServed = true;
  serve(() => {
    if (!isServed) throw new Error('Broken');
    return <p>Served</p>;
  });
  isServed = false;
  void hydrateIsland({
    element: island,
    Component: () => {
      throw new Error('Broken');
    },
    props: {},
    identifierPrefix: 'a',
  });
  expect(await failed).toBe('Broken');
});

it('renders again after every press that other software makes fail', async () => {
  serve();
  await hydrate();
  for (let presses = 0; presses < 5; presses += 1) {
    const wrapped = button();
    wrapped?.replaceWith(document.createElement('div'));
    field()?.dispatchEvent(new Event('keydown', { bubbles: true }));
    const copy = field()?.cloneNode(true) as HTMLInputElement;
    field()?.replaceWith(copy);
    copy.focus();
    expect(button()).not.toBe(wrapped);
    expect(field()).not.toBe(copy);
  }
});

it('renders again after every failure if each render before it lasted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serve();
  await hydrate();
  for (let failures = 0; failures < 5; failures += 1) {
    const copy = field()?.cloneNode(true) as HTMLInputElement;
    field()?.replaceWith(copy);
    copy.focus();
    expect(field()).not.toBe(copy);
    vi.advanceTimersByTime(10_000);
  }
});

it('keeps what is typed into a copy with which other software has replaced a field', async () => {
  serve();
  await hydrate();
  const copy = field()?.cloneNode(true) as HTMLInputElement;
  field()?.replaceWith(copy);
  copy.value = 'a';
  copy.focus();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()), { timeout: 20_000 });
  expect(field()).not.toBe(copy);
  await vi.waitFor(() => expect(island.querySelector('output')?.textContent).toBe('a'), {
    timeout: 20_000,
  });
});

it('leaves a field that other software has added alone when it gets the focus', async () => {
  serve();
  await hydrate();
  field()?.insertAdjacentHTML('afterend', '<input id="theirs">');
  const theirs = island.querySelector<HTMLInputElement>('#theirs');
  theirs?.focus();
  expect(document.activeElement).toBe(theirs);
  expect(theirs?.isConnected).toBe(true);
});
