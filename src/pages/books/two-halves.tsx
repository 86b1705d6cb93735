import styled from 'styled-components';
import { booksCopy } from './books-copy.ts';
import type { Surface } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Half, Halves } from '#ui/layout/halves.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

export function TwoHalves() {
  return (
    <Halves data-ruled="both">
      <Side surface="highlight" copy={booksCopy.readers} />
      <Side surface="muted" copy={booksCopy.librarians} />
    </Halves>
  );
}

interface SideProps {
  readonly surface: Surface;
  readonly copy: typeof booksCopy.readers | typeof booksCopy.librarians;
}

function Side({ surface, copy: { kicker, heading, text, items } }: SideProps) {
  return (
    <Words data-surface={surface}>
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Words>
  );
}

const Words = styled(Half)`
  h2 {
    margin-bottom: 1.25rem;
  }
  h2 + p {
    max-width: 25.9em;
  }
  ul {
    max-width: 36rem;
    margin-top: 1.25rem;
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  li {
    padding: 0.7rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    font-weight: 700;
  }
`;
