import type { ReactNode } from 'react';
import styled from 'styled-components';
import { grassrootsCopy } from './grassroots-copy.ts';
import { theme } from '#theme/theme.ts';
import { Grid, PageBand } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading, items } = grassrootsCopy.benefits;

/** Renders six drill cards, each with a small diagram. */
export function Benefits() {
  return (
    <PageBand>
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Drills data-columns={3} role="list">
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <DrillDrawing id={id} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Drills>
    </PageBand>
  );
}

type BenefitId = (typeof grassrootsCopy.benefits.items)[number]['id'];

/** Renders a drill as a coach draws it: cones, runs and the ball. */
function DrillDrawing({ id }: { readonly id: BenefitId }) {
  return (
    <svg
      viewBox="0 0 320 180"
      width="320"
      height="180"
      aria-hidden="true"
      fill="none"
      stroke={theme.color.text}
      strokeWidth="5"
    >
      {drills[id]}
    </svg>
  );
}

const Drills = styled(Grid)`
  row-gap: ${theme.space[7]};
  margin-top: ${theme.space[7]};

  li {
    break-inside: avoid;
  }
  svg {
    width: 100%;
    margin-bottom: 1.1rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    background: ${theme.color.raised};
  }
  h3 {
    margin-bottom: ${theme.space[2]};
  }
  p {
    max-width: 20.7em;
  }
`;

const { accent, highlight } = theme.color;
const run = '12 9';

const drills: Readonly<Record<BenefitId, ReactNode>> = {
  choice: (
    <>
      <path d="M40 140C110 140 120 40 190 40h70" strokeDasharray={run} />
      <path d="M246 24l18 16-18 16" />
      <circle cx="40" cy="140" r="12" fill={accent} />
    </>
  ),
  words: (
    <>
      <circle cx="160" cy="90" r="58" />
      <circle cx="160" cy="32" r="15" fill={highlight} />
      <circle cx="215" cy="108" r="15" fill={highlight} />
      <circle cx="105" cy="108" r="15" fill={highlight} />
      <circle cx="160" cy="90" r="10" fill={accent} />
    </>
  ),
  confidence: (
    <>
      <path d="M30 150h260" />
      <path
        d="M60 150C60 80 120 80 120 150M120 150C120 50 200 50 200 150M200 150C200 20 280 20 280 150"
        strokeDasharray={run}
      />
      <circle cx="60" cy="140" r="12" fill={accent} />
    </>
  ),
  team: (
    <>
      <path d="M70 130L160 45l90 85z" strokeDasharray={run} />
      <circle cx="70" cy="130" r="16" fill={highlight} />
      <circle cx="160" cy="45" r="16" fill={highlight} />
      <circle cx="250" cy="130" r="16" fill={highlight} />
    </>
  ),
  arrivals: (
    <>
      <path d="M160 20v140" />
      <path d="M60 60l30 30M90 60l-30 30" />
      <circle cx="250" cy="110" r="18" fill={highlight} />
      <path d="M100 82C150 110 190 120 226 112" strokeDasharray={run} />
    </>
  ),
  families: (
    <>
      <path d="M210 50h80v100h-80z" />
      <path d="M210 84h80M210 116h80M237 50v100M264 50v100" strokeWidth="2" />
      <path d="M40 100h160" strokeDasharray={run} />
      <circle cx="40" cy="100" r="12" fill={accent} />
    </>
  ),
};
