import type { ComponentProps, ReactNode } from 'react';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark, type OwnerValue } from '#content/owner-value.ts';
import { NewTabArrow } from '#ui/button/arrow.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly address: OwnerValue | string;
  readonly children: ReactNode;
  /** Element or component to render, such as a button. */
  readonly as?: React.ElementType;
}

/** Renders a link to another site, which opens in a new tab and tells screen readers so. */
export function OutsideLink({ address, children, as: Anchor = 'a', ...rest }: OutsideLinkProps) {
  const href = typeof address === 'string' ? address : address.value;
  const pending = typeof address === 'string' ? {} : pendingMark(address);
  const isWorthPrinting = !('data-pending' in pending) && children !== href;
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener"
      {...pending}
      {...rest}
      data-address={isWorthPrinting ? href : undefined}
    >
      {children} <NewTabArrow />
      <VisuallyHidden>({siteCopy.opensInNewTab})</VisuallyHidden>
    </Anchor>
  );
}
