import styled from 'styled-components';
import { contactCopy } from '#content/copy/contact.ts';
import { theme } from '#theme/theme.ts';
import { Ticket } from './ticket.tsx';

const { heading, stub, to, address, labels } = contactCopy.post;
const { floor, street, city, postcode } = address.value;
const lines = [
  { label: labels.floor, value: floor },
  { label: labels.street, value: street },
  { label: labels.city, value: city },
  { label: labels.postcode, value: postcode },
];

/** The postal address on a match ticket. */
export function Letter() {
  return (
    <section>
      <h2>{heading}</h2>
      <address>
        <Ticket stub={stub}>
          <To>{to}</To>
          <Lines>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Lines>
        </Ticket>
      </address>
    </section>
  );
}

const To = styled.p`
  max-width: none;
  margin-bottom: 1.25rem;
  font: 800 clamp(2rem, 1.6rem + 1.5vw, 2.75rem) / 0.9 ${theme.font.display};
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: ${theme.length.lineBold} solid ${theme.color.print};

  div {
    padding: 0.7rem 0.5rem 0.7rem 0;
  }
  div:nth-child(-n + 2) {
    border-bottom: ${theme.length.line} solid ${theme.color.print};
  }
  dt {
    font-size: ${theme.text.label};
    line-height: 1.2;
  }
  dd {
    margin-top: 0.15rem;
    font: 800 1.5rem/1.1 ${theme.font.display};
  }
`;
