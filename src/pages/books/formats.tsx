import styled from 'styled-components';
import { booksCopy } from './books-copy.ts';
import { RichTextView } from '#features/rich-text/rich-text-view.tsx';
import { theme } from '#theme/theme.ts';
import { PageBand } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker } from '#ui/text/kicker.tsx';
import { Cover } from './shelf.tsx';

const { kicker, heading, items } = booksCopy.formats;

export function Formats() {
  return (
    <PageBand>
      <Kicker>{kicker}</Kicker>
      <h2>{heading}</h2>
      <Rows role="list">
        {items.map(({ id, name, tag, text, books }, index) => (
          <li key={id}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{name}</h3>
              <span className="tag">{tag}</span>
              <p>
                <RichTextView text={text} />
              </p>
            </div>
            <div className="fan">
              {books.map((key) => (
                <Cover key={key} of={key} />
              ))}
            </div>
          </li>
        ))}
      </Rows>
    </PageBand>
  );
}

const Rows = styled.ol`
  margin-top: ${theme.space[6]};
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    align-items: center;
    padding: 1.75rem 0;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    break-inside: avoid;
    ${columns('6rem minmax(0,1fr) auto', `${theme.space[4]} ${theme.space[6]}`)}
  }
  b {
    font: 800 clamp(3.5rem, 2.5rem + 4vw, 6rem) / 0.8 ${theme.font.display};
    color: ${theme.color.accentText};
  }
  h3 {
    margin-bottom: ${theme.space[2]};
  }
  .tag {
    display: inline-block;
    margin-bottom: ${theme.space[3]};
    padding: 0.45em 0.65em;
    border: ${theme.length.line} solid currentColor;
    border-radius: ${theme.length.corner};
    font: 700 ${theme.text.label} / 1 ${theme.font.reading};
  }
  p {
    max-width: 29.8em;
  }
  .fan {
    display: flex;
    gap: ${theme.space[2]};
    align-items: flex-end;
  }
  .fan img {
    min-width: 0;
    width: clamp(3.5rem, 7vw, 6rem);
  }
`;
