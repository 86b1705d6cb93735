import styled from 'styled-components';
import type { TeamMember } from '#content/team.ts';
import { theme } from '#theme/theme.ts';

interface StickerProps {
  readonly member: TeamMember;
}

/** A player card stuck into its slot, never quite straight. */
export function Sticker({ member: { image, card } }: StickerProps) {
  return (
    <Slot>
      <figure>
        <img {...image} loading="lazy" />
        <figcaption>
          <span>{card.label}</span> <b>{card.shirt}</b>
        </figcaption>
      </figure>
    </Slot>
  );
}

const Slot = styled.div`
  position: relative;
  width: 100%;
  max-width: 17rem;
  aspect-ratio: 360/440;
  border: ${theme.length.line} dashed ${theme.color.inkSoft};

  figure {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border: 8px solid ${theme.color.chalk};
    outline: ${theme.length.lineBold} solid ${theme.color.print};
    background: ${theme.color.kraft};
    transform: rotate(-2.2deg);
  }
  li:nth-child(2) > & figure {
    transform: rotate(1.6deg);
  }
  li:nth-child(3) > & figure {
    transform: rotate(1.1deg);
  }
  li:nth-child(4) > & figure {
    transform: rotate(-1.4deg);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  figcaption {
    display: flex;
    position: absolute;
    inset: auto 0 0;
    gap: 0.5rem;
    align-items: center;
    justify-content: space-between;
    height: 18.2%;
    padding: 0 0.7rem;
    border-top: ${theme.length.lineBold} solid ${theme.color.print};
    background: ${theme.color.lamp};
    font: 800 clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem) / 1 ${theme.font.display};
    color: ${theme.color.print};
  }
  b {
    font-size: 1.35em;
  }
`;
