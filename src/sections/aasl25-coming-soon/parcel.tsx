import styled from 'styled-components';
import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { MailingForm } from '#features/mailing-form/mailing-form.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/page.tsx';
import { Expect } from './expect.tsx';
import { Wrapping } from './wrapping.tsx';

const { id, heading, fields } = aasl25ComingSoonCopy.updates;

/** The form is the address label on a parcel. */
export function Parcel() {
  return (
    <Wrapping>
      <Columns>
        <Expect />
        <Label id={id}>
          <h2>{heading}</h2>
          <MailingForm label={heading} form={fields} />
        </Label>
      </Columns>
    </Wrapping>
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
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  border-radius: ${theme.length.corner};
  background: ${theme.color.sheet};
  box-shadow: 6px 6px 0 ${theme.color.rule};
  scroll-margin-top: ${theme.space[5]};

  h2 {
    margin-bottom: ${theme.space[5]};
    padding-bottom: 0.9rem;
    border-bottom: ${theme.length.lineBold} solid ${theme.color.rule};
    font-size: ${theme.text.h3};
  }
`;
