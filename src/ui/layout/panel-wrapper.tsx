import styled from 'styled-components';

/**
 * Holds the panel whose id is in `data-panel`. `src/boot/controls.ts` closes it with `data-closed` and, in
 * browsers whose search can open it again, with `hidden="until-found"`. It is open without script and in print.
 */
export const PanelWrapper = styled.div`
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
