import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PanelWrapper } from './panel-wrapper.tsx';

interface AccordionProps {
  readonly items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** True if opening an item closes the others. */
  readonly isSingle?: boolean;
}

/**
 * Renders items that `src/boot/controls.ts` opens, all closed at first. Without script and in print all are
 * open.
 */
export function Accordion({ items, isSingle = false }: AccordionProps) {
  const id = useId();
  return (
    <Frame data-accordion={isSingle ? 'single' : ''}>
      {items.map(({ title, content }, index) => (
        <div key={title}>
          <h3 data-title={title}>
            <button
              type="button"
              id={`${id}h${index}`}
              aria-expanded={false}
              aria-controls={idOf(title)}
            >
              {title}
              <Plus aria-hidden="true" />
            </button>
          </h3>
          <PanelWrapper data-panel={idOf(title)} data-closed="">
            <Panel role="region" id={idOf(title)} aria-labelledby={`${id}h${index}`}>
              {content}
            </Panel>
          </PanelWrapper>
        </div>
      ))}
    </Frame>
  );
}

/** Returns the id of an item's panel, to which links may lead: `#summer-reading`. */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
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
  padding: 1.25rem 0 ${theme.space[6]};
  border-bottom: ${theme.length.line} solid ${theme.color.border};
`;

const Frame = styled.div`
  border-top: ${theme.length.lineBold} solid ${theme.color.border};

  h3 {
    font-size: inherit;
  }
  /* Without script all panels are open, so a heading replaces the button. */
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
