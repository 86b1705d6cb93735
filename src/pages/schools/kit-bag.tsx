import styled from 'styled-components';
import { schoolsCopy } from './schools-copy.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink, ButtonRow } from '#ui/button/button.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { Drawing } from '#ui/picture/drawing.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading, items, papers } = schoolsCopy.resources;

export function KitBag() {
  return (
    <PageBand data-surface="muted" data-ruled="both">
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Squares role="list">
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <Drawing href={`/art/kit.svg#${id}`} width={80} height={80} strokeWidth={4} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Squares>
      <ButtonRow>
        <ButtonLink to={papers.to} data-second>
          {papers.label}
        </ButtonLink>
      </ButtonRow>
    </PageBand>
  );
}

const Squares = styled.ul`
  display: grid;
  margin-top: ${theme.space[6]};
  border: 0 solid ${theme.color.border};
  border-top-width: ${theme.length.lineBold};
  border-left-width: ${theme.length.lineBold};

  li {
    display: grid;
    grid-template-columns: min(5rem, 40%) minmax(0, 1fr);
    gap: 0 1.25rem;
    align-items: start;
    padding: ${theme.space[5]} ${theme.space[5]} 1.75rem;
    border: 0 solid ${theme.color.border};
    border-right-width: ${theme.length.lineBold};
    border-bottom-width: ${theme.length.lineBold};
    background: ${theme.color.raised};
  }
  svg {
    width: 5rem;
  }
  h3 {
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem);
  }
  p {
    margin-top: 0.6rem;
  }
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.fromWide} {
    grid-template-columns: repeat(3, 1fr);

    li {
      grid-template-columns: 1fr;
      grid-template-rows: auto 1fr;
      gap: ${theme.space[5]} 0;
      padding-bottom: 2.5rem;
    }
    svg {
      width: 6.5rem;
      height: auto;
    }
  }
`;
