/** How the tree of routes is made; the build and `npm run types` must write the same file. */
export const routerOptions = {
  target: 'react',
  quoteStyle: 'single',
  // Else an empty folder stays behind beside package.json.
  tmpDir: 'node_modules/.routes',
} as const;
