import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** A sheet that looks like paper in both colour schemes. */
export const Sheet = styled.article`
  --c-text: ${theme.color.dark};
  --c-border: ${theme.color.dark};
  --c-text-soft: ${theme.color.dark};
  --c-accent-text: ${theme.color.dark};
  max-width: 8.5in;
  margin: 0 auto;
  padding: clamp(1.25rem, 5vw, 0.5in);
  border: ${theme.length.lineBold} solid ${theme.color.dark};
  background: ${theme.color.light};
  box-shadow: 6px 6px 0 ${theme.color.dark};
  color: ${theme.color.dark};

  .credit {
    max-width: none;
    margin-top: ${theme.space[6]};
    padding-top: ${theme.space[3]};
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
    font-size: 1rem;
    line-height: 1.4;
  }
  /* The sheet and its shadow no longer fit with space around them. */
  @media (max-width: 60rem) {
    margin-inline: ${theme.length.gutter};
    box-shadow: none;
  }
  ${media.print} {
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    font-size: 10.5pt;
    line-height: 1.35;

    .credit {
      margin-top: 20pt;
      font-size: 9.5pt;
    }
  }
`;
