import styled from 'styled-components';
import { grassrootsCopy } from './grassroots-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const { alt, stations, caption } = grassrootsCopy.hero.board;
const { light, accent, highlight, dark } = theme.color;

const places = [
  { name: stations[0], x: 120, y: 404, r: 40, disc: highlight, label: { x: 64, y: 479 } },
  { name: stations[1], x: 288, y: 250, r: 40, disc: highlight, label: { x: 188, y: 196 } },
  { name: stations[2], x: 500, y: 168, r: 40, disc: highlight, label: { x: 556, y: 168 } },
  { name: stations[3], x: 716, y: 412, r: 32, disc: accent, label: { x: 676, y: 479 } },
] as const;

/** Renders a coach's white board with a rail of magnets. */
export function TacticsBoard() {
  return (
    <Board>
      <svg viewBox="0 0 800 520" width="800" height="520" role="img" aria-label={alt}>
        <TacticsPitch />
        {places.map(({ name, x, y, r, disc, label }, index) => (
          <g key={name} fill={dark}>
            <circle cx={x} cy={y} r={r} fill={disc} stroke={dark} strokeWidth="4" />
            <text className="no" x={x} y={y + 14}>
              {index + 1}
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

/** Renders the pitch with the coach's marks. */
function TacticsPitch() {
  const { accent, dark } = theme.color;
  return (
    <>
      <g fill="none" stroke={dark} strokeWidth="4">
        <path d="M40 30h720v460H40zM400 30v460" />
        <circle cx="400" cy="260" r="86" />
        <path d="M40 140h120v240H40M760 140H640v240h120" />
      </g>
      <g fill="none" stroke={accent} strokeWidth="8">
        <path
          d="M130 410C220 470 270 350 290 250S430 110 500 170S560 380 660 400"
          strokeDasharray="20 14"
        />
        <path d="M690 405l-34-22M690 405l-38 14" />
      </g>
      <path
        d="M88 92l40 40M128 92l-40 40M566 70l36 36M602 70l-36 36M456 410l36 36M492 410l-36 36"
        stroke={dark}
        strokeWidth="6"
      />
    </>
  );
}

const Board = styled.figure`
  border: 10px solid ${dark};
  border-radius: ${theme.length.corner};
  background: ${light};
  color: ${dark};

  svg {
    width: 100%;

    /* A forced background may be as dark as the drawing. */
    ${media.forcedColors} {
      background: ${light};
      forced-color-adjust: none;
    }
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
    gap: ${theme.space[2]} ${theme.space[4]};
    padding: 0.8rem 1.25rem;
    border-top: 10px solid ${dark};
    font-weight: 700;
    line-height: 1.25;
  }
  i {
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    border: ${theme.length.lineBold} solid ${dark};
    border-radius: 50%;
    background: ${highlight};
  }
  i + i {
    margin-left: -0.5rem;
    background: ${accent};
  }
  ${media.belowTablet} {
    text {
      font-size: 44px;
    }
  }
`;
