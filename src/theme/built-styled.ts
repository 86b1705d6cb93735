import { createElement, type ElementType, type ReactNode } from 'react';

interface BuiltProps {
  /** Another element or component than its own, to be drawn in this look. */
  readonly as?: ElementType;
  readonly className?: string;
}

interface Built {
  (props: BuiltProps): ReactNode;
  readonly element: ElementType;
  readonly classes: string;
}

/**
 * What stands for `styled` of styled-components in a build (`src/build/styles`): an element with the
 * component's class. Its rules are in the page's style tag and in the site's sheet, so that none is made
 * in a browser. `target` is an element, or a component that takes a `className`.
 */
export function styled(target: ElementType | Built, id: string): Built {
  const { element, classes } = isBuilt(target)
    ? { element: target.element, classes: `${target.classes} ${id}` }
    : { element: target, classes: id };
  const Styled = ({ as = element, className, ...props }: BuiltProps) =>
    createElement(as, {
      ...props,
      className: className === undefined ? classes : `${className} ${classes}`,
    });
  return Object.assign(Styled, { element, classes });
}

function isBuilt(target: ElementType | Built): target is Built {
  return typeof target === 'function' && 'classes' in target;
}
