import styled from 'styled-components';
import { storyCopy } from './story-copy.ts';
import { pictures } from '#content/pictures.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Lead } from '#ui/text/kicker.tsx';

const { heading, text, button } = storyCopy.notFound;

export function StoryNotFound() {
  return (
    <Band data-surface="highlight" data-enhance="fallback" data-trigger="start">
      <Columns>
        <div>
          <h1>{heading}</h1>
          <Lead>{text}</Lead>
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </div>
        <img {...pictures.overTheBar} />
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[6]};
  align-items: end;

  h1 + p {
    margin: ${theme.space[5]} 0 ${theme.space[6]};
  }
  img {
    width: 100%;
  }
  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
