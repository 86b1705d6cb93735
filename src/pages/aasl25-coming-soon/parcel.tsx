import styled from 'styled-components';
import type { ReactNode } from 'react';
import { MailingForm } from '#features/mailing-form/mailing-form.island.tsx';
import { Island } from '#islands/island.tsx';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { aasl25ComingSoonCopy } from './aasl25-coming-soon-copy.ts';

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

const { accent, dark } = theme.color;

/** Renders brown wrapping paper with two strings and a bow. */
function Wrapping({ children }: { readonly children: ReactNode }) {
  return (
    <Paper>
      <svg viewBox="0 0 144 124" width="144" height="124" aria-hidden="true">
        <g fill={accent} stroke={dark} strokeWidth="4" strokeLinejoin="round">
          <path d="M72 62C40 8 4 14 6 44s36 32 66 18zM72 62c32-54 68-48 66-18s-36 32-66 18zM66 66L34 118l26-8zM78 66l32 52-26-8z" />
          <circle cx="72" cy="62" r="15" />
        </g>
      </svg>
      {children}
    </Paper>
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

const Paper = styled.div`
  position: relative;
  overflow: hidden;
  border-top: ${theme.length.lineBold} solid ${theme.color.border};
  background: ${theme.color.muted};

  &::before,
  &::after {
    content: '';
    position: absolute;
    border: 0 solid ${dark};
    background: ${accent};
  }
  &::before {
    top: 3.5rem;
    right: 0;
    left: 0;
    height: 1.25rem;
    border-block-width: ${theme.length.lineBold};
  }
  &::after {
    top: 0;
    bottom: 0;
    left: min(1.5rem, 7vw);
    width: min(1.25rem, 6vw);
    border-inline-width: ${theme.length.lineBold};
  }
  > svg {
    position: absolute;
    z-index: 1;
    top: 0.25rem;
    left: calc(2.125rem - 4.5rem);
    width: 9rem;
  }
  ${media.fromDesktop} {
    &::after {
      left: calc(50% - 0.625rem);
    }
    > svg {
      left: calc(50% - 4.5rem);
    }
  }
  ${media.print} {
    &::before,
    &::after,
    > svg {
      display: none;
    }
  }
`;
