import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Upper half of a centre circle, in chalk on the grass and in ink on the paper. */
export function CentreCircle() {
  return (
    <Arc aria-hidden="true">
      <i />
      <i />
    </Arc>
  );
}

const Arc = styled.div`
  display: none;

  ${media.fromDesktop} {
    display: block;
    position: absolute;
    bottom: 0;
    left: 50%;
    width: min(66rem, 92vw);
    aspect-ratio: 2/1;
    overflow: hidden;
    transform: translateX(-50%);
  }
  i {
    position: absolute;
    inset: 0 0 -100%;
    border: ${theme.length.lineBold} solid ${theme.color.rule};
    border-radius: 50%;
    clip-path: inset(0 0 0 50%);
  }
  i:first-child {
    border-color: ${theme.color.chalk};
    clip-path: inset(0 50% 0 0);
  }
`;
