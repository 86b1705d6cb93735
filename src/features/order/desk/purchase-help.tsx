import styled from 'styled-components';
import { orderCopy } from '#content/copy/order.ts';
import { theme } from '#theme/theme.ts';

const { heading, start, items } = orderCopy.help;

/** What a librarian does with each form; no claim about what a distributor's site can import. */
export function PurchaseHelp() {
  return (
    <Help>
      <h3>{heading}</h3>
      <p>{start}</p>
      <dl>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Help>
  );
}

const Help = styled.div`
  margin-top: ${theme.space[6]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.length.line} solid ${theme.color.rule};

  h3 {
    margin-bottom: 0.6rem;
    font-size: ${theme.text.h4};
  }
  dl {
    display: grid;
    gap: 0.6rem;
  }
  dt {
    font-weight: 700;
  }
  dd {
    max-width: ${theme.length.measure};
  }
  @media print {
    display: none;
  }
`;
