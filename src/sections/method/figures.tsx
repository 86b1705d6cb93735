import styled from 'styled-components';
import { methodCopy } from '#content/copy/method.ts';
import { RichTextView } from '#features/rich-text/rich-text-view.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Band } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Score } from './score.tsx';

const { kicker, heading, note, items } = methodCopy.figures;

/** Six figures behind four headers, one of them open at a time. */
export function Figures() {
  return (
    <Band $joined>
      <Columns>
        <div className="say">
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <p>
            <RichTextView text={note} />
          </p>
        </div>
        <Accordion
          isSingle
          items={items.map(({ name, text, figures }) => ({
            title: name,
            body: (
              <>
                <p>{text}</p>
                <Score figures={figures} />
              </>
            ),
          }))}
        />
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  h2 + p {
    max-width: 20.7em;
    margin-top: 1.25rem;
  }
  [aria-expanded='true'] {
    border-bottom-color: transparent;
  }
  [role='region'] {
    padding-top: 0;
  }
  [role='region'] > p {
    max-width: 33.7em;
    margin-bottom: 1.25rem;
  }
  ${media.fromWide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${theme.space[8]};

    .say {
      position: sticky;
      top: ${theme.space[6]};
      align-self: start;
    }
  }
`;
