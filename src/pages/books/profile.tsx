import styled from 'styled-components';
import { booksCopy } from './books-copy.ts';
import { RichTextView } from '#features/rich-text/rich-text-view.tsx';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

const { kicker, heading, lead, text, author, facts } = booksCopy.profile;

export function Profile() {
  return (
    <Band>
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <Lead>{lead}</Lead>
          <p>
            <RichTextView text={text} />
          </p>
          <p>{author}</p>
        </div>
        <Facts>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  ${columns('1fr 1fr', theme.space[7], theme.space[9])}

  h2 + p {
    margin-top: ${theme.space[5]};
  }
`;

const Facts = styled.dl`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  div {
    display: grid;
    gap: 0.1rem 1.25rem;
    padding: 0.85rem 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  dt {
    font-size: ${theme.text.label};
    font-weight: 700;
    color: ${theme.color.textSoft};
  }
  dd {
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  /* Each term has room beside its description. */
  @media (min-width: 30rem) {
    div {
      grid-template-columns: 9rem 1fr;
      align-items: baseline;
    }
  }
`;
