import styled from 'styled-components';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { theme } from '#theme/theme.ts';
import { Band } from '#ui/layout/band.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { DrillDrawing } from './drill-drawing.tsx';

const { kicker, heading, items } = grassrootsCopy.benefits;

/** Six drill cards, each with a small diagram. */
export function Benefits() {
  return (
    <Band>
      <Page>
        <Kicker>{kicker}</Kicker>
        <h2>{heading}</h2>
        <Drills $columns={3} role="list">
          {items.map(({ id, name, text }) => (
            <li key={id}>
              <DrillDrawing id={id} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Drills>
      </Page>
    </Band>
  );
}

const Drills = styled(Grid)`
  row-gap: ${theme.space[7]};
  margin-top: ${theme.space[7]};

  li {
    break-inside: avoid;
  }
  svg {
    width: 100%;
    margin-bottom: 1.1rem;
    border: ${theme.length.lineBold} solid ${theme.color.rule};
    background: ${theme.color.sheet};
  }
  h3 {
    margin-bottom: 0.5rem;
  }
  p {
    max-width: 20.7em;
  }
`;
