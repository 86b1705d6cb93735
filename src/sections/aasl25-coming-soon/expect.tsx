import styled from 'styled-components';
import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { theme } from '#theme/theme.ts';

const { heading, items, text } = aasl25ComingSoonCopy.expect;

export function Expect() {
  return (
    <Part>
      <h2>{heading}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.name}>
            <h3>{item.name}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </Part>
  );
}

const Part = styled.section`
  h2 {
    margin-bottom: ${theme.space[5]};
  }
  ul {
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  li {
    padding: 1.25rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.rule};
  }
  h3 {
    max-width: 19.8em;
    font: 700 ${theme.text.lead} / 1.3 ${theme.font.reading};
  }
  li p {
    margin-top: 0.35rem;
    line-height: 1.5;
  }
  ul + p {
    max-width: 25.9em;
    margin-top: 1.5rem;
  }
`;
