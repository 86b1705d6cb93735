import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { unscripted } from '#theme/media.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface AccordionProps {
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** One item at a time instead of any number. */
  readonly isSingle?: boolean;
}

/**
 * Items that open, all closed at first; `src/boot/controls.ts` opens them. Without script, and on paper,
 * every panel is open.
 */
export function Accordion({ items, isSingle = false }: AccordionProps) {
  const id = useId();
  return (
    <Frame data-accordion={isSingle ? 'single' : ''}>
      {items.map(({ title, content }, at) => (
        <div key={title}>
          <h3 data-title={title}>
            <button
              type="button"
              id={`${id}h${at}`}
              aria-expanded={false}
              aria-controls={`${id}p${at}`}
            >
              {title}
              <Plus aria-hidden="true" />
            </button>
          </h3>
          <Panel role="region" id={`${id}p${at}`} aria-labelledby={`${id}h${at}`} data-closed="">
            {content}
          </Panel>
        </div>
      ))}
    </Frame>
  );
}

const Plus = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: ${theme.length.lineBold} solid currentColor;
  border-radius: 50%;
  font: 700 1.5rem/1 ${theme.font.reading};

  &::before {
    content: '+';
  }
  [aria-expanded='true'] > & {
    border-color: ${theme.color.dark};
    background: ${theme.color.accent};
    color: ${theme.color.dark};
  }
  [aria-expanded='true'] > &::before {
    content: '−';
  }
  ${media.print} {
    display: none;
  }
`;

const Panel = styled.div`
  break-inside: avoid;
  padding: 1.25rem 0 ${theme.space[6]};
  border-bottom: ${theme.length.line} solid ${theme.color.border};

  @media not print {
    html[data-scripted] &[data-closed] {
      display: none;
    }
  }
`;

const Frame = styled.div`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  h3 {
    font-size: inherit;
  }
  /* Without script a header is a heading, and nothing to press. */
  ${unscripted} {
    h3::before {
      content: attr(data-title);
      display: block;
      padding: 1.25rem 0;
      border-bottom: ${theme.length.line} solid ${theme.color.border};
      font: 800 ${theme.text.h4} / 1.05 ${theme.font.display};
    }
    h3 button {
      display: none;
    }
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    width: 100%;
    min-height: 4rem;
    padding: ${theme.space[4]} 0;
    border: 0;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    background: none;
    font: 800 ${theme.text.h4} / 1.05 ${theme.font.display};
    letter-spacing: 0.01em;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.16em;
  }
`;
