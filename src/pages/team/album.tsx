import styled from 'styled-components';
import type { TeamMember } from '#content/team.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { siteCopy } from '#content/copy/parts/site.ts';
import { pendingMark } from '#content/owner-value.ts';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { teamCopy } from './team-copy.ts';

const { label, members } = teamCopy.album;

/** Renders two pages of a sticker album with a fold between them. */
export function Album() {
  return (
    <Grass data-ruled="both" aria-label={label}>
      <Spread role="list" data-enhance="reveal" data-trigger="start">
        {members.map((member) => (
          <li key={member.key}>
            <Sticker member={member} />
            <Biography member={member} />
          </li>
        ))}
      </Spread>
    </Grass>
  );
}

/** Renders a player card as a slightly crooked sticker. */
function Sticker({ member: { image, card } }: { readonly member: TeamMember }) {
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

function Biography({ member }: { readonly member: TeamMember }) {
  const { name, jobTitle, field, bio, figures, sample } = member;
  // While the name is unknown, the heading is the job title, so do not repeat that here.
  const role = name.state === 'pending' ? field : jobTitle;
  return (
    <Words {...pendingMark(name)}>
      <h2>{name.value}</h2>
      <p className="role">{role}</p>
      {bio.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ figure, text }) => (
            <div key={figure}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {sample && <SampleMark>{siteCopy.sample}</SampleMark>}
    </Words>
  );
}

/** Sets only the background, not the colours of what is inside, which has backgrounds of its own. */
const Grass = styled(PageBand)`
  background: ${theme.color.brandDeep};

  ${media.print} {
    background: none;
  }
`;

const Spread = styled.ul`
  display: grid;
  border: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.raised};

  > li {
    display: grid;
    gap: ${theme.space[5]} 2.25rem;
    align-items: start;
    padding: clamp(1.25rem, 3.2vw, 2.75rem);
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
    break-inside: avoid;
  }
  > li:first-child {
    border-top: 0;
  }
  /* Pictures are hidden until they are scrolled into view, but never in print. */
  @media screen and (prefers-reduced-motion: no-preference) {
    > li[data-unseen] {
      opacity: 0;
      transform: translateY(2rem);
    }
  }
  /* From here the words have room beside the picture. */
  @media (min-width: 36rem) {
    > li {
      grid-template-columns: min(15rem, 45%) minmax(0, 1fr);
    }
  }
  ${media.fromWide} {
    grid-template-columns: 1fr 1fr;

    > li:nth-child(2) {
      border-top: 0;
    }
    > li:nth-child(even) {
      border-left: 6px dashed ${theme.color.borderSubtle};
    }
  }
`;

const Slot = styled.div`
  position: relative;
  width: 100%;
  max-width: 17rem;
  aspect-ratio: 360/440;
  border: ${theme.length.line} dashed ${theme.color.textSoft};

  figure {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border: 8px solid ${theme.color.light};
    outline: ${theme.length.lineBold} solid ${theme.color.dark};
    background: ${theme.color.muted};
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
    gap: ${theme.space[2]};
    align-items: center;
    justify-content: space-between;
    min-height: 18.2%;
    padding: 0.2em 0.7rem;
    border-top: ${theme.length.lineBold} solid ${theme.color.dark};
    background: ${theme.color.highlight};
    font: 800 clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem) / 1 ${theme.font.display};
    color: ${theme.color.dark};
  }
  b {
    font-size: 1.35em;
  }
`;

const Words = styled.div`
  h2 {
    font-size: ${theme.text.h3};
  }
  p {
    max-width: 23.3em;
  }
  .role {
    margin: ${theme.space[2]} 0 ${theme.space[4]};
    padding-bottom: 0.8rem;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    font-weight: 700;
  }
  dl {
    margin-top: 1.25rem;
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.8rem;
    align-items: baseline;
    padding: ${theme.space[2]} 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  dt {
    flex: 1 1 8rem;
    order: 2;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  dd {
    min-width: 6.5rem;
    font: 800 ${theme.text.h3} / 1 ${theme.font.display};
    color: ${theme.color.accentText};
  }
`;
