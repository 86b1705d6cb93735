import styled from 'styled-components';
import { waitingListCopy } from './waiting-list-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { headline, lead } = waitingListCopy.hero;

const { alt, you } = waitingListCopy.hero.queue;
const { light, accent, brandStripe, dark } = theme.color;

const line = [
  { number: 7, transform: 'translate(300 42)', shirt: accent, digit: dark },
  { number: 3, transform: 'translate(462 78) scale(.86)', shirt: light, digit: dark },
  { number: 10, transform: 'translate(630 42)', shirt: brandStripe, digit: light },
  { number: 5, transform: 'translate(800 26) scale(1.06)', shirt: accent, digit: dark },
  { number: 9, transform: 'translate(966 88) scale(.82)', shirt: light, digit: dark },
  { number: 2, transform: 'translate(1124 42)', shirt: brandStripe, digit: light },
] as const;

export function Hero() {
  return (
    <Turnstile data-surface="highlight" data-ruled="bottom">
      <Page>
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
      </Page>
      <Queue />
    </Turnstile>
  );
}

/** Renders a queue at the turnstile; the dashed outline at its end is the visitor. */
function Queue() {
  return (
    <Drawing
      viewBox="0 0 1440 300"
      width="1440"
      height="300"
      preserveAspectRatio="xMinYMax slice"
      role="img"
      aria-label={alt}
    >
      <path d="M0 292h1440" stroke={dark} strokeWidth="16" />
      <g transform="translate(120 42)">
        <g fill="none" stroke={dark} strokeWidth="5" strokeDasharray="12 9">
          <path d="M-30 26h60l40 34-20 34-14-8v62h-72V86l-14 8-20-34zM-36 152v94M36 152v94M0 190v56" />
          <circle cy="-8" r="31" />
        </g>
        <text y="106" fill={dark}>
          {you}
        </text>
      </g>
      {line.map((child) => (
        <QueueChild key={child.number} {...child} />
      ))}
      <g stroke={dark} strokeWidth="12" strokeLinecap="round" fill="none">
        <path d="M1270 60v230M1270 150l-62-34M1270 150l-62 34M1270 150l66 0" />
      </g>
      <path d="M1340 20h120v272h-120z" fill={dark} />
      <circle cx="1270" cy="150" r="18" fill={accent} stroke={dark} strokeWidth="8" />
    </Drawing>
  );
}

interface QueueChildProps {
  readonly number: number;
  /** SVG transform: position and scale. */
  readonly transform: string;
  readonly shirt: string;
  readonly digit: string;
}

/** Renders a child seen from behind, in a numbered shirt. */
function QueueChild({ number, transform, shirt, digit }: QueueChildProps) {
  const { dark } = theme.color;
  return (
    <g transform={transform} fill={dark}>
      <path d="M-26 150v96M26 150v96" stroke={dark} strokeWidth="26" strokeLinecap="round" />
      <path d="M-46 128h92v60H4l-4-20-4 20h-42z" />
      <path d="M-30 26h60l40 34-20 34-14-8v62h-72V86l-14 8-20-34z" fill={shirt} />
      <circle cy="-8" r="32" />
      <text y="106" fill={digit}>
        {number}
      </text>
    </g>
  );
}

const Turnstile = styled(Band)`
  overflow: hidden;
  padding-block: ${theme.space[7]} 0;

  > div {
    padding-bottom: ${theme.space[6]};
  }
  h1 {
    max-width: 4em;
    font-size: clamp(3.5rem, 1rem + 11.5vw, 12rem);
    line-height: 0.8;
  }
  h1 + p {
    margin-top: 1.75rem;
    font-weight: 700;
  }
`;

const Drawing = styled.svg`
  width: 100%;
  max-width: none;
  height: clamp(11rem, 21vw, 19rem);

  /* A forced background may be as dark as the drawing. */
  ${media.forcedColors} {
    background: ${theme.color.highlight};
    forced-color-adjust: none;
  }

  text {
    font: 800 40px/1 ${theme.font.display};
    text-anchor: middle;
  }
`;
