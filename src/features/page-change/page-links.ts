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
