import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent, pointerGraceMs, submenuOpenDelayMs } from '#ui/menu/hover-intent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const open = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  return { open, close, intent: createHoverIntent(open, close) };
}

describe('hover intent', () => {
  it('waits 100 ms and forgives 300 ms (specification, section 9)', () => {
    expect([submenuOpenDelayMs, pointerGraceMs]).toEqual([100, 300]);
  });

  it('opens after the pointer has rested for 100 ms, not sooner', () => {
    const { open, intent } = setUp();
    intent.enter();
    vi.advanceTimersByTime(99);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it('does not open for a pointer that only passes', () => {
    const { open, intent } = setUp();
    intent.enter();
    vi.advanceTimersByTime(60);
    intent.leave();
    vi.advanceTimersByTime(1000);
    expect(open).not.toHaveBeenCalled();
  });

  it('closes 300 ms after the pointer has left, not sooner', () => {
    const { close, intent } = setUp();
    intent.leave();
    vi.advanceTimersByTime(299);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it('stays open for a pointer that comes back in time', () => {
    const { close, intent } = setUp();
    intent.leave();
    vi.advanceTimersByTime(299);
    intent.enter();
    vi.advanceTimersByTime(1000);
    expect(close).not.toHaveBeenCalled();
  });

  it('forgets what was about to happen', () => {
    const { open, close, intent } = setUp();
    intent.enter();
    intent.cancel();
    intent.leave();
    intent.cancel();
    vi.advanceTimersByTime(1000);
    expect(open).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });
});
