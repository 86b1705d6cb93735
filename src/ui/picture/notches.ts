import { css } from 'styled-components';
import { theme } from '#theme/theme.ts';

interface Notches {
  readonly left: string;
  readonly width: string;
  /** Colour of the ticket's border. */
  readonly color: string;
}

/** Cuts two notches out of a ticket, at the ends of its tear line. The ticket needs a position. */
export function notches({ left, width, color }: Notches) {
  return css`
    &::before,
    &::after {
      content: '';
      position: absolute;
      left: ${left};
      width: ${width};
      aspect-ratio: 2;
      border: ${theme.length.lineBold} solid ${color};
      background: ${theme.color.background};
    }
    &::before {
      top: calc(-1 * ${theme.length.lineBold});
      border-top: 0;
      border-radius: 0 0 ${width} ${width};
    }
    &::after {
      bottom: calc(-1 * ${theme.length.lineBold});
      border-bottom: 0;
      border-radius: ${width} ${width} 0 0;
    }
  `;
}
