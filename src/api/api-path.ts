/** Whether the in-browser layer answers this path (specification, section 7). */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith('/api/');
}
