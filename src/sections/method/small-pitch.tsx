import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

interface SmallPitchProps {
  /** What is to be seen. */
  readonly label: string;
}

const players = [
  { no: 1, x: 300, y: 606 },
  { no: 2, x: 140, y: 462 },
  { no: 3, x: 460, y: 462 },
  { no: 4, x: 170, y: 226 },
  { no: 5, x: 430, y: 226 },
] as const;

/** Five numbered players and the way of the ball; the numbers are those of the list beside it. */
export function SmallPitch({ label }: SmallPitchProps) {
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

const Pitch = styled.svg`
  width: 100%;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  fill: ${theme.color.pitchDeep};
  stroke-width: 5;

  .stripes {
    fill: ${theme.color.pitch};
  }
  .lines {
    fill: none;
    stroke: ${theme.color.chalk};
  }
  .run {
    fill: none;
    stroke: ${theme.color.lamp};
    stroke-dasharray: 16 13;
    stroke-width: 6;
  }
  .player,
  .ball {
    fill: ${theme.color.lamp};
    stroke: ${theme.color.print};
  }
  g:last-of-type .player {
    fill: ${theme.color.flag};
  }
  .ball {
    fill: ${theme.color.chalk};
  }
  text {
    fill: ${theme.color.print};
    font: 800 54px/1 ${theme.font.display};
    text-anchor: middle;
  }
`;
