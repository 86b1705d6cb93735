import { useId } from 'react';
import styled from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import type { ToolPlace } from '../tool.ts';
import { ChoiceRow } from './choice-row.tsx';
import { comfortNames, useComfort } from './use-comfort.ts';

const copy = readingCopy.comfort;

/** Opens the preferences for size, spacing, background and typeface of all stories. */
export function openComfort({ show }: ToolPlace): void {
  show(<ComfortPanel />);
}

/** Renders the preferences below the bar; each change applies at once. */
function ComfortPanel() {
  const { values, persistence, news, set, reset, keep } = useComfort();
  const id = useId();
  return (
    <Sheet>
      <Page>
        {comfortNames.map((name) => (
          <ChoiceRow
            key={name}
            name={name}
            {...copy[name]}
            value={values[name]}
            onChoose={(value) => void set(name, value)}
          />
        ))}
        <div className="foot">
          <Button type="button" data-second onClick={reset}>
            {copy.reset}
          </Button>
          <p role="status">{`${news} ${copy.persistence[persistence]}`.trim()}</p>
          {persistence !== 'page' && (
            <label htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={persistence === 'kept'}
                onChange={({ target }) => void keep(target.checked)}
              />
              {copy.keep}
            </label>
          )}
          <a href="/kept">{copy.kept}</a>
        </div>
      </Page>
    </Sheet>
  );
}

const Sheet = styled.div`
  border-top: ${theme.length.line} solid ${theme.color.border};

  > div {
    display: grid;
    gap: ${theme.space[6]};
    padding-block: ${theme.space[6]};
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]} ${theme.space[5]};
    align-items: center;
    padding-top: ${theme.space[5]};
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  .foot p {
    margin: 0;
    max-width: 46ch;
  }
  .foot a,
  .foot label {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-height: ${theme.length.tap};
    cursor: pointer;
  }
  .foot input {
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    accent-color: ${theme.color.text};
  }
  ${media.fromDesktop} {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space[6]} ${theme.space[7]};
    }
    .foot {
      grid-column: 1/-1;
    }
  }
`;
