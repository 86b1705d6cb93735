/** The title that the built page of this address has. */
export async function pageTitle(path: string): Promise<string> {
  // Only now: it reads the built site, which need not be there to know the scenarios.
  const { builtPages } = await import('../support/built-pages.ts');
  const page = builtPages.find((built) => built.path === path);
  if (!page) throw new Error(`No page ${path} in the built site`);
  return page.title;
}
