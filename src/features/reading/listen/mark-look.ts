import { createGlobalStyle } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { markAttribute, markNames } from './marks.ts';

/** How what is read is marked. On paper it is not. */
export const MarkLook = createGlobalStyle`
  @media screen {
    article span[id^='s'] {
      cursor: pointer;
    }
    ::highlight(${markNames.sentence}) {
      background-color: ${theme.color.lamp};
      color: ${theme.color.print};
    }
    ::highlight(${markNames.word}) {
      text-decoration: underline 0.16em ${theme.color.flag};
      color: ${theme.color.print};
    }
    [${markAttribute}] {
      background: ${theme.color.lamp};
      color: ${theme.color.print};
    }
    ${media.forced} {
      ::highlight(${markNames.sentence}) {
        background-color: Highlight;
        color: HighlightText;
      }
      ::highlight(${markNames.word}) {
        text-decoration-color: HighlightText;
        color: HighlightText;
      }
      [${markAttribute}] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`;
