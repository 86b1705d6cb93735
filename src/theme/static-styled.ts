import { createElement, type ElementType, type ReactNode } from 'react';

interface StaticProps {
  /** Another element or component to render with these styles. */
  readonly as?: ElementType;
  readonly className?: string;
}

interface StaticComponent {
  (props: StaticProps): ReactNode;
  readonly element: ElementType;
  readonly className: string;
}

/**
 * Replaces styled-components in the browser. A styled component renders its element with its class; the build
 * has written the rules (src/build/styles).
 */
export function createComponent(
  target: ElementType | StaticComponent,
  id: string,
): StaticComponent {
  const base = isStatic(target) ? target : { element: target, className: '' };
  const ownClass = `${base.className} ${id}`.trim();
  const Component = ({ as = base.element, className, ...props }: StaticProps) =>
    createElement(as, {
      ...props,
      className: className === undefined ? ownClass : `${className} ${ownClass}`,
    });
  return Object.assign(Component, { element: base.element, className: ownClass });
}

function isStatic(target: ElementType | StaticComponent): target is StaticComponent {
  return typeof target === 'function' && 'element' in target;
}

/**
 * Creates the `styled` object for code that the compiler has transformed: every call names the component's
 * id.
 */
export function createStyled<Component>(
  create: (target: ElementType, id: string, ...template: readonly unknown[]) => Component,
) {
  const styled = (target: ElementType) => ({
    withConfig:
      ({ componentId }: { readonly componentId: string }) =>
      (...template: readonly unknown[]) =>
        create(target, componentId, ...template),
  });
  return new Proxy(styled, { get: (_, tag: string) => styled(tag as ElementType) });
}

export default /* @__PURE__ */ createStyled(createComponent);

export function css(): string {
  return '';
}

export function createGlobalStyle(): () => null {
  return () => null;
}
