/** For tests with a document; the others need not load the library. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({
    // A busy machine is slow, not wrong.
    asyncUtilTimeout: 20_000,
    // Without the page: it fills screens and hides which test it was.
    getElementError: (message) => new Error(message?.split('\n\nIgnored nodes')[0] ?? ''),
  });
}

// A module, so that it may wait.
export {};
