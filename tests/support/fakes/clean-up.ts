import { afterAll, afterEach, vi } from 'vitest';

/** Ends after each test what tests need not end themselves: fake timers, and rendered components. */
afterEach(() => void vi.useRealTimers());

// The next test file may run in the same worker: it gets the real globals and new copies of our modules.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Configures the testing library in tests with a document; the others need not load it. */
if (typeof document !== 'undefined') {
  // With it the library removes what it has rendered.
  Object.assign(globalThis, { afterEach });
  const { configure } = await import('@testing-library/dom');
  configure({
    // A test on a busy machine is slow, not wrong.
    asyncUtilTimeout: 20_000,
    // Omits the page, which fills screens and hides the name of the test.
    getElementError: (message) => new Error(message?.split('\n\nIgnored nodes')[0] ?? ''),
  });
}
