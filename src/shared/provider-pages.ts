const pages: readonly string[] = ['/contact', '/waiting-list'];

/** Returns whether the mailing provider's scripts may run on this page (specification, section 7). */
export function takesProviderScripts(path: string): boolean {
  return pages.includes(path);
}
