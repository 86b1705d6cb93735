import styled from 'styled-components';

/**
 * Holds a panel that `src/boot/controls.ts` closes, with `data-closed` and, where the browser's own search
 * opens it then, with `hidden="until-found"`. Without script, and on paper, it is open.
 */
export const Closable = styled.div`
  break-inside: avoid;

  @media not print {
    html[data-scripted] &[data-closed] {
      display: none;
    }
  }
  &[hidden] {
    display: block !important;
  }
  @media print {
    content-visibility: visible !important;
  }
`;
