// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "enableIframePageLoading": true, "navigation": { "disableChildFrameNavigation": true } } }
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aboutCopy } from '#pages/about/about-copy.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import { VideoPanel } from '#features/video/video-panel.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((undo) => undo()));

const copy = aboutCopy.video;
const known: OwnerValue = { key: 'film', value: 'https://youtu.be/abcdefghijk', state: 'approval' };
const player = 'https://www.youtube-nocookie.com/embed/abcdefghijk';

beforeEach(() => void vi.resetModules());

async function show(address: OwnerValue, hasNetwork = true): Promise<HTMLElement> {
  const { enhanceVideo } = await import('#features/video/enhance-video.ts');
  setNetwork(hasNetwork);
  const { container } = render(<VideoPanel video={{ ...copy, address }} />);
  const [frame] = container.querySelectorAll<HTMLElement>('[data-enhance=video]');
  if (frame) cleanups.push(enhanceVideo(frame));
  return container;
}

function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  setAnswers(isThere);
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

/** Sets whether a server answers, whatever `navigator.onLine` says. */
function setAnswers(isReached: boolean): void {
  vi.stubGlobal('fetch', () =>
    isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network')),
  );
}

/** Presses the link and lets its handlers finish; returns true if the browser may follow it. */
async function press(): Promise<boolean> {
  const isFollowed = fireEvent.click(link());
  await new Promise((resolve) => setTimeout(resolve));
  return isFollowed;
}

function link(): HTMLElement {
  return screen.getByRole('link', { name: copy.play });
}

it('shows a poster and asks nothing of another host before the press', async () => {
  const panel = await show(known);
  expect(screen.getByRole('img', { name: copy.poster.alt }).getAttribute('src')).toMatch(
    /^\/art\//,
  );
  expect(panel.querySelector('iframe, script, link')).toBeNull();
  expect(panel.textContent).toContain(`${copy.note} ${copy.promise}`);
});

it('plays in place on press, takes the focus and keeps its note', async () => {
  const panel = await show(known);
  expect(await press()).toBe(false);
  const frame = screen.getByTitle(copy.title);
  expect(frame.getAttribute('src')).toMatch(player);
  expect(document.activeElement).toBe(frame);
  expect(panel.querySelector('img, a')).toBeNull();
  expect(panel.textContent).toContain(copy.note);
  expect(panel.textContent).not.toContain(copy.promise);
});

it('is a link to the player for those without script, or with a modifier key', async () => {
  await show(known);
  expect(link().getAttribute('href')).toMatch(player);
  const press = createEvent.click(link(), { ctrlKey: true });
  fireEvent(link(), press);
  expect(press.defaultPrevented).toBe(false);
  expect(screen.queryByTitle(copy.title)).toBeNull();
});

it.each([
  ['says online', true],
  ['says offline', false],
])('believes the network rather than a browser that wrongly %s', async (_, saysOnline) => {
  const panel = await show(known, saysOnline);
  setAnswers(!saysOnline);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(await press()).toBe(false);
  expect(panel.querySelectorAll('iframe')).toHaveLength(saysOnline ? 0 : 1);
  expect(screen.getByRole('status').textContent).toBe(saysOnline ? copy.unreachable : '');
});

it('says so when the network goes while it plays, and keeps the player', async () => {
  await show(known);
  await press();
  setNetwork(false);
  expect(screen.getByRole('status').textContent).toBe(copy.offline);
  expect(screen.getByTitle(copy.title)).toBeDefined();
});
