import styled from 'styled-components';
import { teamCopy } from '#content/copy/team.ts';
import { revealItems } from '#features/reveal/reveal-items.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/band.tsx';
import { Page } from '#ui/page.tsx';
import { unseenLook } from '#ui/unseen.ts';
import { Biography } from './biography.tsx';
import { Sticker } from './sticker.tsx';

const { label, members } = teamCopy.album;

/** One spread of a sticker album, with a fold down the middle. */
export function Album() {
  return (
    <Band $ground="pitch" $ruled="both" aria-label={label}>
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
    </Band>
  );
}

const Spread = styled.ul`
  display: grid;
`;
