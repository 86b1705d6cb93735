import { unpublishedPaths } from '#content/page/link.ts';
import { decodeAddress } from '#shared/decode-address.ts';
import { isPageLeft } from './document-route.ts';
import { shownPath } from './show-document.ts';

/** Returns true if a link opens a page of this site in this tab. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const { origin, pathname, target } = link;
  // Addresses of pages have no dot, and only the server answers those that cannot be decoded.
  const isPage =
    origin === location.origin && !pathname.includes('.') && decodeAddress(pathname) !== undefined;
  return isPage && !target && !link.hasAttribute('download');
}

/** Returns true if there is a page to prefetch: browsers report responses with status 404 in the console. */
export function isPublished({ pathname }: HTMLAnchorElement): boolean {
  const unpublished: readonly string[] = unpublishedPaths;
  return !unpublished.includes(pathname);
}

/** Returns true if a link opens a page other than the shown one, which is worth a prefetch. */
export function isOtherPage(link: HTMLAnchorElement): boolean {
  return isPublished(link) && link.pathname !== shownPath();
}

/** Returns true if a link leads to a place in the shown page. */
export function isInPageLink(link: HTMLAnchorElement): boolean {
  return link.pathname === shownPath() && link.hash !== '';
}

/** Returns the link of an event if the router should handle it. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isPageLink(link) ? link : null;
}

/**
 * Returns the pressed link if the router should follow it. A page change would not end the browser's own
 * navigation, which would then replace the page.
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  return event.defaultPrevented || !isPlain(event) || isPageLeft() ? null : linkOf(event);
}

/** Returns true for a press that opens a link in the same tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
