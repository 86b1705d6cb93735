/** The title that the built page of this address has. */
export async function pageTitle(path: string): Promise<string> {
  // Only now: it reads the built site, which need not be there to know the scenarios.
  const { builtPage } = await import('../support/built/built-pages.ts');
  return builtPage(path).title;
}
