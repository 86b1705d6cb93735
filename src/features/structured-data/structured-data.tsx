import { useEffect, useState } from 'react';
import { jsonScript } from './json-script.ts';

const type = 'application/ld+json';

interface StructuredDataProps {
  readonly data: object;
}

/**
 * Data for search engines, in the served page only. A page that is reached from another one does
 * without: React makes script elements out of HTML text, which the page's policy forbids.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const [isInBody] = useState(isServedInBody);
  useEffect(() => removeFromHead, []);
  return isInBody && <script type={type}>{jsonScript(data)}</script>;
}

/** The build may have moved it to the head; hydration has to find what it left behind. */
function isServedInBody(): boolean {
  return typeof document === 'undefined' || served(document.body) !== null;
}

function removeFromHead(): void {
  served(document.head)?.remove();
}

function served(part: HTMLElement): Element | null {
  return part.querySelector(`script[type="${type}"]`);
}
