import styled from 'styled-components';
import { booksCopy } from './books-copy.ts';
import type { Ground } from '#theme/grounds.ts';
import { theme } from '#theme/theme.ts';
import { Half, Halves } from '#ui/layout/halves.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

/** For Readers, and For Librarians & Teachers. */
export function TwoHalves() {
  return (
    <Halves data-ruled="both">
      <Side ground="lamp" copy={booksCopy.readers} />
      <Side ground="kraft" copy={booksCopy.librarians} />
    </Halves>
  );
}

interface SideProps {
  readonly ground: Ground;
  readonly copy: typeof booksCopy.readers | typeof booksCopy.librarians;
}

function Side({ ground, copy: { kicker, heading, text, items } }: SideProps) {
  return (
    <Words data-ground={ground}>
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
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  li {
    padding: 0.7rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.rule};
    font-weight: 700;
  }
`;
