import styled from 'styled-components';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { theme } from '#theme/theme.ts';
import { Half, Halves } from '#ui/layout/halves.tsx';

const { problem, solution } = aasl25Copy.game;

export function Game() {
  return (
    <Words $ruled="bottom">
      <Half $ground="flag">
        <h2>{problem.heading}</h2>
        <p>{problem.lead}</p>
        <p>{problem.text}</p>
      </Half>
      <Half $ground="kraft">
        <h2>{solution.heading}</h2>
        <p>{solution.lead}</p>
        <p>{solution.text}</p>
      </Half>
    </Words>
  );
}

const Words = styled(Halves)`
  h2 {
    margin-bottom: 1.25rem;
    font-size: ${theme.text.h3};
  }
  h2 + p {
    max-width: 7.6em;
    font: 800 clamp(1.9rem, 1.3rem + 2vw, 3.1rem) / 1.02 ${theme.font.display};
    text-wrap: balance;
  }
  p {
    max-width: 24.6em;
  }
  > :first-child p:last-child {
    font-size: max(1.2rem, ${theme.text.body});
    font-weight: 700;
  }
`;
