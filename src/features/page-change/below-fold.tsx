import { type ReactNode, useDeferredValue } from 'react';
import styled from 'styled-components';

let isAtTop = false;

/** Whether the next page is opened at its top by a press: not at a place on it, nor by Back and Forward. */
export function setAtTop(isIt: boolean): void {
  isAtTop = isIt;
}

/**
 * The parts of a page that nobody sees before scrolling. Where a press has opened the page they are drawn
 * right after its top, in short steps; the place that they take meanwhile keeps the footer out of sight.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isDrawn = useDeferredValue(true, !isAtTop);
  return isDrawn ? children : <Room />;
}

const Room = styled.div`
  height: 100vh;
`;
