import { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Styles of a linked programme or video. */
export const slipStyles = css`
  .slip {
    display: grid;
    grid-template-columns: min(7rem, 40%) minmax(0, 1fr);
    align-items: center;
    margin: ${theme.space[6]} 0;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: ${theme.length.corner};
    background: ${theme.color.raised};
    color: ${theme.color.text};
    line-height: 1.35;
    text-decoration: none;
    transition:
      transform ${theme.duration.quick},
      box-shadow ${theme.duration.quick};

    ${media.hover} {
      &:hover {
        transform: translate(-2px, -2px);
        box-shadow: 6px 6px 0 ${theme.color.border};
      }
    }
    .thumb {
      display: grid;
      place-items: center;
      height: 100%;
      padding: ${theme.space[3]};
      border-inline-end: ${theme.length.lineBold} dashed ${theme.color.border};
      background: ${theme.color.muted};
    }
    .words {
      padding: ${theme.space[4]} 1.25rem;
      font-size: calc(1.0625rem * min(var(--size, 1), 1.5));
    }
    b {
      display: block;
      margin-bottom: ${theme.space[2]};
      font: 800 ${theme.text.h3} / 1 ${theme.font.display};
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 0.14em;
    }
    .cover {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      width: 100%;
      aspect-ratio: 5/7;
      padding: ${theme.space[2]};
      border: ${theme.length.line} solid ${theme.color.dark};
      background: ${theme.color.brandDeep};
      font: 800 1.125rem/0.9 ${theme.font.display};
      color: ${theme.color.light};
    }
    .cover img {
      align-self: flex-end;
      width: 2.1rem;
    }
    ${media.fromTablet} {
      grid-template-columns: 11rem minmax(0, 1fr);

      .cover {
        padding: ${theme.space[3]};
        font-size: 1.75rem;
      }
      .cover img {
        width: 3.25rem;
      }
      .words {
        padding: 1.25rem 1.75rem;
      }
    }
  }
`;
