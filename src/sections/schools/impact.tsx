import type { ReactNode } from 'react';
import styled from 'styled-components';
import { schoolsCopy } from '#content/copy/schools.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/band.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { Lead } from '#ui/lead.tsx';
import { Page } from '#ui/page.tsx';

const { kicker, heading, lead, items } = schoolsCopy.impact;

export function Impact() {
  return (
    <Band $ground="night">
      <Page>
        <Kicker>{kicker}</Kicker>
        <h2>{heading}</h2>
        <Opening>{lead}</Opening>
        <Board role="list">
          {items.map(({ id, name, text }) => (
            <li key={id}>
              <svg
                viewBox="0 0 240 88"
                width="240"
                height="88"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="6"
                preserveAspectRatio="xMinYMid meet"
              >
                {drawings[id]}
              </svg>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Board>
      </Page>
    </Band>
  );
}

const drawings: Readonly<Record<(typeof items)[number]['id'], ReactNode>> = {
  fluency: (
    <>
      <path d="M4 44h150M4 14h90M4 74h200" strokeDasharray="18 10" />
      <circle cx="222" cy="74" r="11" fill="currentColor" />
    </>
  ),
  comprehension: (
    <path d="M4 24h60v60H4zM88 24h60v60H88zM172 24h60v60h-60zM16 52l14 14L66 16M100 52l14 14 36-50" />
  ),
  engagement: (
    <path d="M20 84V60M60 84V44M100 84V54M140 84V30M180 84V36M220 84V8" strokeWidth="22" />
  ),
  tracking: (
    <>
      <path d="M8 76l72-22 70-14 78-30" />
      <g fill={theme.color.night}>
        <circle cx="10" cy="75" r="8" />
        <circle cx="80" cy="54" r="8" />
        <circle cx="150" cy="40" r="8" />
        <circle cx="226" cy="11" r="8" />
      </g>
    </>
  ),
};

const Opening = styled(Lead)`
  margin-top: 1.25rem;
`;

const Board = styled.ul`
  display: grid;
  margin-top: ${theme.space[6]};
  border: ${theme.length.lineBold} solid ${theme.color.rule};

  li {
    padding: 1.75rem;
    border: 0 solid ${theme.color.rule};
  }
  li + li {
    border-top-width: ${theme.length.line};
  }
  svg {
    width: 100%;
    max-width: 15rem;
    height: 5.5rem;
    margin-bottom: 1.5rem;
  }
  svg,
  h3 {
    color: ${theme.color.flagText};
  }
  p {
    max-width: 30ch;
    margin-top: 0.6rem;
  }
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;

    li:nth-child(2) {
      border-top-width: 0;
    }
    li:nth-child(even) {
      border-left-width: ${theme.length.line};
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: repeat(4, 1fr);

    li + li {
      border-top-width: 0;
      border-left-width: ${theme.length.line};
    }
  }
`;
