import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import type { FileRouteTypes } from '#routeTree.gen.ts';

/** The path of the page that is shown; the frame round every page tells it. */
export const ShownPath = createContext('');

type RoutePath = Exclude<FileRouteTypes['to'], '/$' | '/stories/$storyId'>;
export type PageAddress = RoutePath | `/stories/${string}`;

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: PageAddress;
  /** The place on that page, without `#`. */
  readonly hash?: string;
}

/**
 * A link to a page of this site, drawn by `Anchor`: a plain anchor, for the browser until the page's code
 * has joined, and taken at the window from then on. It tells whether it leads to the page that is shown
 * (`page`), or to the one that this one belongs to (`true`).
 */
export function pageLink<Own extends object>(
  Anchor: 'a' | ComponentType<ComponentProps<'a'> & Own>,
) {
  return function PageLink({ to, hash, ...own }: PageLinkProps & Own) {
    const current = describeCurrent(to, use(ShownPath));
    return (
      <Anchor
        {...(own as unknown as ComponentProps<'a'> & Own)}
        href={hash === undefined ? to : `${to}#${hash}`}
        {...(current && { 'aria-current': current })}
      />
    );
  };
}

/** Whether a link to this path leads to the page at `shown`, or to the one that it belongs to. */
export function describeCurrent(to: string, shown: string): 'page' | 'true' | undefined {
  if (to === shown) return 'page';
  return to !== '/' && shown.startsWith(`${to}/`) ? 'true' : undefined;
}

/** An ordinary link within the site. */
export const TextLink = pageLink('a');
