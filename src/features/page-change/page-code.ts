/** What is asked of the router. */
interface CodeLoader {
  /** Fetches code and data of the page at this path; nothing where it failed. */
  preloadRoute(options: { readonly to: string }): Promise<unknown>;
}

/** Code and data of the site's pages, as they come. */
export interface PageCode {
  readonly isThere: (path: string) => boolean;
  /** Fetches what the page at this path needs, once. What did not come is asked for again by the next call. */
  readonly fetch: (path: string) => Promise<void>;
}

export function createPageCode(router: CodeLoader): PageCode {
  const there = new Set<string>();
  const fetching = new Map<string, Promise<void>>();
  const fetchPage = async (path: string) => {
    if (await router.preloadRoute({ to: path })) there.add(path);
    else fetching.delete(path);
  };
  return {
    isThere: (path) => there.has(path),
    fetch: (path) => {
      const begun = fetching.get(path) ?? fetchPage(path);
      fetching.set(path, begun);
      return begun;
    },
  };
}

/** Whether this link leads to a page of this site, in this tab. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    // Pages have no dot in their address, files have.
    !link.pathname.includes('.') &&
    !link.target &&
    !link.hasAttribute('download')
  );
}
