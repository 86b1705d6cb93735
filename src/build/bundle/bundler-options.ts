/**
 * Browsers that pages, boot script and worker are compiled for: the oldest in which pages, offline
 * reading, printing and sign-ups work. tests/built checks for missing features. `es2021` stands for
 * Chrome 90. The target `chrome90` would rewrite every `?.`, although Chrome 90 fails only on
 * `f?.(...some, last)`, which those tests look for.
 */
export const oldestBrowsers = ['es2021', 'safari15', 'firefox90'];

/** Options of the route generator, shared because the build and `npm run types` must write the same file. */
export const routerOptions = {
  target: 'react',
  quoteStyle: 'single',
  // Otherwise an empty folder remains beside package.json.
  tmpDir: 'node_modules/.routes',
} as const;

/**
 * Options of the styled-components compiler, in builds and in unit tests. Class names must not depend on the
 * order in which chunks are loaded.
 */
export const styledComponentsOptions = {
  ssr: true,
  displayName: false,
  fileName: false,
  minify: true,
  pure: true,
} as const;

/** Turns off the bundler's advice on slow plugins, which depends on how busy the machine is. */
export const quietChecks = { bundlerTimings: false } as const;
