import styled from 'styled-components';
import { schoolsCopy } from '#content/copy/schools.ts';
import { theme } from '#theme/theme.ts';
import { Band, Grid } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { SplitPage } from '#ui/layout/split-page.tsx';

const { kicker, heading, items } = schoolsCopy.development;

export function Development() {
  return (
    <Band $joined>
      <SplitPage>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
        </div>
        <Lines $columns={2} role="list">
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Lines>
      </SplitPage>
    </Band>
  );
}

const Lines = styled(Grid)`
  row-gap: 0;

  li {
    padding: 1rem 0 1.5rem;
    border-top: ${theme.length.lineBold} solid ${theme.color.rule};
  }
  p {
    max-width: 22em;
    margin-top: 0.6rem;
  }
`;
