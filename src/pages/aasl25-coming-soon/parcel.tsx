import styled from 'styled-components';
import { aasl25ComingSoonCopy } from './aasl25-coming-soon-copy.ts';
import { MailingForm } from '#features/mailing-form/mailing-form.island.tsx';
import { Island } from '#islands/island.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Wrapping } from './wrapping.tsx';

const { id, heading, fields } = aasl25ComingSoonCopy.updates;

/** Renders the form as the address label of a parcel. */
export function Parcel() {
  return (
    <Wrapping>
      <Columns>
        <Expect />
        <Label id={id}>
          <h2>{heading}</h2>
          <Island>
            <MailingForm label={heading} form={fields} />
          </Island>
        </Label>
      </Columns>
    </Wrapping>
  );
}

function Expect() {
  const { heading, items, text } = aasl25ComingSoonCopy.expect;
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

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[7]};
  padding-block: 10rem ${theme.length.band};
  padding-left: max(${theme.length.gutter}, min(4.25rem, 21vw));

  ${media.fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[9]};
    align-items: start;
    padding-left: ${theme.length.gutter};
  }
`;

const Label = styled.section`
  padding: ${theme.space[5]} clamp(1.25rem, 3vw, 2.75rem) ${theme.space[6]};
  border: ${theme.length.lineBold} solid ${theme.color.border};
  border-radius: ${theme.length.corner};
  background: ${theme.color.raised};
  box-shadow: 6px 6px 0 ${theme.color.border};
  scroll-margin-top: ${theme.space[5]};

  h2 {
    margin-bottom: ${theme.space[5]};
    padding-bottom: 0.9rem;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    font-size: ${theme.text.h3};
  }
`;

const Part = styled.section`
  h2 {
    margin-bottom: ${theme.space[5]};
  }
  ul {
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  li {
    padding: 1.25rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
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
    margin-top: ${theme.space[5]};
  }
`;
