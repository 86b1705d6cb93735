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
