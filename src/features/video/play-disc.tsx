import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Stands in the bar of words, and on a wide page in the middle of the screen. */
export const PlayDisc = styled.span<{ readonly $isInert: boolean }>`
  display: grid;
  grid-area: disc;
  place-items: center;
  align-self: center;
  width: 4rem;
  height: 4rem;
  margin: 0.9rem 0 0.9rem 1.1rem;
  border: ${theme.length.lineBold} solid ${theme.color.print};
  border-radius: 50%;
  background: ${theme.color.lamp};
  color: ${theme.color.print};
  ${({ $isInert }) => $isInert && inertLook}

  svg {
    margin-left: 0.2rem;
  }
  ${media.fromDesktop} {
    grid-area: screen;
    place-self: center;
    width: 7.5rem;
    height: 7.5rem;
    margin: 0;
  }
  ${media.print} {
    display: none;
  }
`;

const inertLook = `border-style:dashed;border-color:${theme.color.rule};background:${theme.color.kraft};color:${theme.color.inkSoft};`;
