import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import type { FileRouteTypes } from '#routeTree.gen.ts';
import { describeCurrent } from './describe-current.ts';

/** Path of the document that is rendered. */
export const ShownPath = createContext('');

type RoutePath = Exclude<FileRouteTypes['to'], '/$' | `/stories/${string}`>;
export type PageAddress = RoutePath | `/stories/${string}`;

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: PageAddress;
  /** Id of an element of the target page, without `#`. */
  readonly hash?: string;
}

/** Turns an anchor component into a link to a page of this site, which the runtime intercepts. */
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

/** A text link within the site. */
export const TextLink = pageLink('a');
