import styled from 'styled-components';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TacticsPitch } from './tactics-pitch.tsx';

const { alt, stations, caption } = grassrootsCopy.hero.board;
const { chalk, flag, lamp, print } = theme.color;

const places = [
  { name: stations[0], x: 120, y: 404, r: 40, disc: lamp, label: { x: 64, y: 479 } },
  { name: stations[1], x: 288, y: 250, r: 40, disc: lamp, label: { x: 188, y: 196 } },
  { name: stations[2], x: 500, y: 168, r: 40, disc: lamp, label: { x: 556, y: 168 } },
  { name: stations[3], x: 716, y: 412, r: 32, disc: flag, label: { x: 676, y: 479 } },
] as const;

/** A coach's board: white, with a rail of magnets along its foot. */
export function TacticsBoard() {
  return (
    <Board>
      <svg viewBox="0 0 800 520" width="800" height="520" role="img" aria-label={alt}>
        <TacticsPitch />
        {places.map(({ name, x, y, r, disc, label }, at) => (
          <g key={name} fill={print}>
            <circle cx={x} cy={y} r={r} fill={disc} stroke={print} strokeWidth="4" />
            <text className="no" x={x} y={y + 14}>
              {at + 1}
            </text>
            <text {...label}>{name}</text>
          </g>
        ))}
      </svg>
      <figcaption>
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <span>{caption}</span>
      </figcaption>
    </Board>
  );
}

const Board = styled.figure`
  border: 10px solid ${print};
  border-radius: ${theme.length.corner};
  background: ${chalk};
  color: ${print};

  svg {
    width: 100%;
  }
  text {
    font: 800 30px/1 ${theme.font.display};
  }
  .no {
    font-size: 40px;
    text-anchor: middle;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    padding: 0.8rem 1.25rem;
    border-top: 10px solid ${print};
    font-weight: 700;
    line-height: 1.25;
  }
  i {
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    border: ${theme.length.lineBold} solid ${print};
    border-radius: 50%;
    background: ${lamp};
  }
  i + i {
    margin-left: -0.5rem;
    background: ${flag};
  }
  ${media.belowTablet} {
    text {
      font-size: 44px;
    }
  }
`;
