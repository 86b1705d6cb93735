import { unpublishedPaths } from '#content/page/link.ts';

/** Whether a link leads to a page of this site, in this tab. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link;
  // Pages have no dot in their address, files have.
  const isPage = origin === location.origin && !pathname.includes('.') && isDecodable(pathname);
  return isPage && !target && !link.hasAttribute('download');
}

/** Whether there is a page to fetch before somebody presses: browsers report documents with status 404. */
export function isPublished({ pathname }: HTMLAnchorElement): boolean {
  return !(unpublishedPaths as readonly string[]).includes(pathname);
}

/** An address that cannot be decoded is the server's to answer. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
