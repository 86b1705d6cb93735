import styled from 'styled-components';
import { teamCopy } from '#content/copy/team.ts';
import { revealItems } from '#features/reveal/reveal-below-fold.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Page } from '#ui/layout/page.tsx';
import { unseenLook } from '#ui/text/unseen.ts';
import { Biography } from './biography.tsx';
import { Sticker } from './sticker.tsx';

const { label, members } = teamCopy.album;

/** One spread of a sticker album, with a fold down the middle. */
export function Album() {
  return (
    <Grass $ruled="both" aria-label={label}>
      <Page>
        <Spread role="list" ref={revealItems}>
          {members.map((member) => (
            <li key={member.key}>
              <Sticker member={member} />
              <Biography member={member} />
            </li>
          ))}
        </Spread>
      </Page>
    </Grass>
  );
}

/** Not the printed ground: what stands on it is paper again, with the paper's inks. */
const Grass = styled(Band)`
  background: ${theme.color.pitchDeep};

  ${media.print} {
    background: none;
  }
`;

const Spread = styled.ul`
  display: grid;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  background: ${theme.color.sheet};

  > li {
    display: grid;
    gap: 1.5rem 2.25rem;
    align-items: start;
    padding: clamp(1.25rem, 3.2vw, 2.75rem);
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
    break-inside: avoid;
    ${unseenLook}
  }
  > li:first-child {
    border-top: 0;
  }
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
      border-left: 6px dashed ${theme.color.hair};
    }
  }
`;
