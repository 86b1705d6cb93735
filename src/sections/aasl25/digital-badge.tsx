import styled from 'styled-components';
import type { Picture } from '#content/picture.ts';
import { media } from '#theme/media.ts';

interface DigitalBadgeProps {
  readonly name: string;
  readonly text: string;
  readonly picture: Picture;
}

export function DigitalBadge({ name, text, picture }: DigitalBadgeProps) {
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

const Row = styled.div`
  display: grid;
  gap: 1.25rem;
  align-items: center;
  margin-top: auto;
  padding-top: 1rem;

  img {
    width: 8.5rem;
  }
  ${media.fromTablet} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
  }
`;
