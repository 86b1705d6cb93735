import { unpublishedPaths } from '#content/page/link.ts';

/** Returns true if a link opens a page of this site in this tab. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link;
  // Addresses of pages have no dot.
  const isPage = origin === location.origin && !pathname.includes('.') && isDecodable(pathname);
  return isPage && !target && !link.hasAttribute('download');
}

/** Returns true if there is a page to prefetch: browsers report responses with status 404 in the console. */
export function isPublished({ pathname }: HTMLAnchorElement): boolean {
  return !(unpublishedPaths as readonly string[]).includes(pathname);
}

/** Returns false for an address that cannot be decoded, which only the server answers. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
