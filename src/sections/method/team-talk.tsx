import styled from 'styled-components';
import { methodCopy } from '#content/copy/method.ts';
import { theme } from '#theme/theme.ts';
import { Half, Halves } from '#ui/layout/halves.tsx';

const { label, items } = methodCopy.cards;
const [research, approach] = items;

/** The two info cards. */
export function TeamTalk() {
  return (
    <Cards as="section" $ruled="bottom" aria-label={label}>
      <Half as="div" $ground="kraft">
        <h2>{research.heading}</h2>
        <p>{research.text}</p>
      </Half>
      <Half as="div" $ground="lamp">
        <h2>{approach.heading}</h2>
        <p>{approach.text}</p>
      </Half>
    </Cards>
  );
}

const Cards = styled(Halves)`
  h2 {
    max-width: 6.2em;
    margin-bottom: 1rem;
    font-size: ${theme.text.h3};
  }
  p {
    max-width: 27.2em;
  }
`;
