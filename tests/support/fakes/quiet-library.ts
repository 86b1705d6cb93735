/** Configures the testing library in tests with a document; the others need not load it. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({
    // A test on a busy machine is slow, not wrong.
    asyncUtilTimeout: 20_000,
    // Omits the page, which fills screens and hides the name of the test.
    getElementError: (message) => new Error(message?.split('\n\nIgnored nodes')[0] ?? ''),
  });
}

// A module, so that it can await.
export {};
