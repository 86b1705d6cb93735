// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLaunches } from '#features/install/follow-launches.ts';

type Consumer = (launch: { readonly targetURL?: string | null }) => void;

let launch: (path?: string) => void;
let stop: () => void;
const opened = vi.fn();

beforeEach(() => {
  let consumer: Consumer = () => undefined;
  vi.stubGlobal('launchQueue', { setConsumer: (next: Consumer) => (consumer = next) });
  vi.stubGlobal('location', { origin: 'https://site.example', assign: opened });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { name: 'https://site.example/stories' }),
  ]);
  launch = (path) =>
    consumer({ targetURL: path === undefined ? null : new URL(path, 'https://site.example').href });
  stop = followLaunches();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function typed(value: string): void {
  document.body.innerHTML = '<input type="email">';
  const field = document.querySelector('input');
  if (field) field.value = value;
}

it('opens the page of a shortcut', () => {
  launch('/stories');
  launch('/sign-up');
  expect(opened.mock.calls).toEqual([['https://site.example/sign-up']]);
});

it('does not open the page again for the launch that has opened it', () => {
  launch('/stories');
  expect(opened).not.toHaveBeenCalled();
  launch('/stories');
  expect(opened).toHaveBeenCalledOnce();
});

it('stays where it is for the icon of the app', () => {
  launch('/offline');
  launch('/');
  launch();
  expect(opened).toHaveBeenCalledOnce();
});

it('never leaves what somebody has typed', () => {
  typed('a@b.example');
  launch('/sign-up');
  expect(opened).not.toHaveBeenCalled();
  typed('');
  launch('/sign-up');
  expect(opened).toHaveBeenCalledOnce();
});

it('goes to no other site, and nowhere when the page is gone', () => {
  launch('https://other.example/x');
  stop();
  launch('/sign-up');
  expect(opened).not.toHaveBeenCalled();
});
