/** Returns the title of the built page at this address. */
export async function pageTitle(path: string): Promise<string> {
  // Imported late, because it reads the built site, which listing scenarios must not require.
  const { builtPage } = await import('../support/built/built-pages.ts');
  return builtPage(path).title;
}
