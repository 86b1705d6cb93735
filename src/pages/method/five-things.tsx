import styled from 'styled-components';
import { methodCopy } from './method-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { TeamSheet } from '#ui/picture/team-sheet.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading, picture, items } = methodCopy.parts;
const lines = items.map((item, index) => ({ no: index + 1, ...item }));

const players = [
  { no: 1, x: 300, y: 606 },
  { no: 2, x: 140, y: 462 },
  { no: 3, x: 460, y: 462 },
  { no: 4, x: 170, y: 226 },
  { no: 5, x: 430, y: 226 },
] as const;

/** Renders the five parts of the method. */
export function FiveThings() {
  return (
    <Band>
      <Columns>
        <div className="pitch">
          <SmallPitch label={picture} />
        </div>
        <div className="sheet">
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <TeamSheet lines={lines} />
        </div>
      </Columns>
    </Band>
  );
}

interface SmallPitchProps {
  /** Accessible name of the drawing. */
  readonly label: string;
}

/** Renders five numbered players and the path of the ball; the numbers refer to the list beside it. */
function SmallPitch({ label }: SmallPitchProps) {
  return (
    <Pitch viewBox="0 0 600 720" width="600" height="720" role="img" aria-label={label}>
      <rect width="600" height="720" />
      <path className="stripes" d="M0 0h600v144H0zM0 288h600v144H0zM0 576h600v144H0z" />
      <g className="lines">
        <path d="M30 30h540v660H30zM30 360h540" />
        <circle cx="300" cy="360" r="84" />
        <path d="M190 30v84h220V30M190 690v-84h220v84" />
      </g>
      <path
        className="run"
        d="M300 606Q240 520 140 462Q300 400 460 462Q400 300 170 226Q300 160 430 226Q410 120 330 52"
      />
      {players.map(({ no, x, y }) => (
        <g key={no}>
          <circle className="player" cx={x} cy={y} r="46" />
          <text x={x} y={y + 19}>
            {no}
          </text>
        </g>
      ))}
      <circle className="ball" cx="322" cy="44" r="16" />
    </Pitch>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[7]};

  h2 {
    margin-bottom: ${theme.space[6]};
  }
  .sheet li {
    grid-template-columns: 3.5rem 1fr;
  }
  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[8]};
    align-items: start;

    .pitch {
      position: sticky;
      top: ${theme.space[6]};
    }
  }
`;

const Pitch = styled.svg`
  width: 100%;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  fill: ${theme.color.brandDeep};
  stroke-width: 5;

  .stripes {
    fill: ${theme.color.brand};
  }
  .lines {
    fill: none;
    stroke: ${theme.color.light};
  }
  .run {
    fill: none;
    stroke: ${theme.color.highlight};
    stroke-dasharray: 16 13;
    stroke-width: 6;
  }
  .player,
  .ball {
    fill: ${theme.color.highlight};
    stroke: ${theme.color.dark};
  }
  g:last-of-type .player {
    fill: ${theme.color.accent};
  }
  .ball {
    fill: ${theme.color.light};
  }
  text {
    fill: ${theme.color.dark};
    font: 800 54px/1 ${theme.font.display};
    text-anchor: middle;
  }
`;
