/**
 * What pages, start-up script and worker are compiled for: the oldest browsers in which pages, offline
 * reading, printing and sign-ups work. What these lack beside syntax, tests/built looks for. The first
 * stands for Chrome 90, by whose own name every `?.` would be rewritten: it lacks `f?.(...some, last)`.
 */
export const oldestBrowsers = ['es2021', 'safari15', 'firefox90'];

/** How the tree of routes is made; the build and `npm run types` must write the same file. */
export const routerOptions = {
  target: 'react',
  quoteStyle: 'single',
  // Else an empty folder stays behind beside package.json.
  tmpDir: 'node_modules/.routes',
} as const;

/**
 * What the compiler does with styled components, in builds and in unit tests. Class names must not
 * depend on the order in which chunks are loaded.
 */
export const styledComponentsOptions = {
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  pure: true,
} as const;

/** On a busy machine the bundler would advise about what plugins cost; the tests measure what counts. */
export const quietChecks = { bundlerTimings: false } as const;
