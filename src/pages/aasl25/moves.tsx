import styled from 'styled-components';
import { aasl25Copy } from './aasl25-copy.ts';
import type { Picture } from '#content/pictures.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { TextLink } from '#ui/button/page-link.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading, items } = aasl25Copy.moves;

export function Moves() {
  return (
    <PageBand>
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Three role="list">
        {items.map((item, index) => (
          <li key={item.name}>
            <div>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{item.name}</h3>
            </div>
            <p>{item.text}</p>
            {'link' in item && (
              <p className="foot">
                <TextLink to={item.link.to}>{item.link.label}</TextLink>
              </p>
            )}
            {'badge' in item && <DigitalBadge {...item.badge} />}
          </li>
        ))}
      </Three>
    </PageBand>
  );
}

interface DigitalBadgeProps {
  readonly name: string;
  readonly text: string;
  readonly picture: Picture;
}

function DigitalBadge({ name, text, picture }: DigitalBadgeProps) {
  return (
    <Row>
      <img {...picture} loading="lazy" />
      <p>
        <strong>{name}</strong>
        <br />
        {text}
      </p>
    </Row>
  );
}

const Three = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[7]};
  border: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    display: flex;
    flex-direction: column;
    gap: 0.9rem;
    padding: 1.75rem clamp(1.1rem, 2vw, 1.75rem) 2.25rem;
    background: ${theme.color.raised};
    break-inside: avoid;
  }
  li + li {
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  li > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem;
    align-items: flex-end;
  }
  b {
    font: 800 clamp(5rem, 3rem + 6vw, 8.5rem) / 0.75 ${theme.font.display};
    color: ${theme.color.accentText};
  }
  h3 {
    font-size: clamp(2rem, 1.5rem + 1.8vw, 3rem);
  }
  p {
    max-width: 20.7em;
    margin: 0;
  }
  .foot {
    margin-top: auto;
    padding-top: ${theme.space[4]};
    font-weight: 700;
  }
  .foot a {
    display: inline-block;
    min-height: ${theme.length.tap};
    padding-block: 0.45rem;
  }
  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr);

    li + li {
      border-top: 0;
      border-left: ${theme.length.lineBold} solid ${theme.color.border};
    }
  }
`;

const Row = styled.div`
  display: grid;
  gap: 1.25rem;
  align-items: center;
  margin-top: auto;
  padding-top: ${theme.space[4]};

  img {
    width: 8.5rem;
  }
  ${media.fromTablet} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
  }
`;
