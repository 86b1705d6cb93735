const pages: readonly string[] = ['/contact', '/waiting-list'];

/** Whether the mailing provider's own scripts may run at an address (specification, section 7). */
export function takesProviderScripts(path: string): boolean {
  return pages.includes(path);
}
