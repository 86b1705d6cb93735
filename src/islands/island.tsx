import { type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { isIslandName } from './islands.ts';

interface IslandProps {
  /** Hydrated when it is `near` the screen, or only on the first hover, focus or press (`touch`). */
  readonly trigger?: 'near' | 'touch';
  /** A component of islands.ts. Its props are written into the document as JSON. */
  readonly children: ReactElement<object>;
}

/**
 * Renders a component that the browser hydrates as a React root of its own (start-islands.ts). Only documents
 * use it.
 */
export function Island({ trigger = 'near', children }: IslandProps) {
  const id = useId();
  const name = nameOf(children);
  const props = JSON.stringify(children.props);
  return (
    <site-island
      data-island={name}
      data-id={id}
      data-trigger={trigger}
      data-props={props === '{}' ? undefined : props}
      dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: id }) }}
    />
  );
}

function nameOf({ type, props }: ReactElement<object>): string {
  const name = typeof type === 'function' ? type.name : String(type);
  if (!isIslandName(name)) throw new Error(`src/islands/islands.ts has no island "${name}"`);
  if (Object.values(props).some(isLostInJson))
    throw new Error(`${name}: an island's props are JSON, without functions and elements`);
  return name;
}

function isLostInJson(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return true;
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isLostInJson);
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
