import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { getPersistence, getPreference, keepPreferences, setPreference } from '../preferences.ts';
import { isFontName, loadReaderFont } from '../reader-fonts.ts';
import type { ToolPlace } from '../tool.ts';
import { ChoiceRow } from './choice-row.tsx';

const copy = readingCopy.comfort;

/** Opens the preferences for size, spacing, background and typeface of all stories. */
export function openComfort({ show }: ToolPlace): void {
  show(<ComfortPanel />);
}

/** Renders the preferences below the bar; each change applies at once. */
function ComfortPanel() {
  const { values, persistence, message, set, reset } = useComfort();
  const id = useId();
  return (
    <Sheet ref={scrollToBar}>
      <Page>
        {comfortNames.map((name) => (
          <ChoiceRow
            key={name}
            name={name}
            copy={copy[name]}
            value={values[name]}
            onChoose={(value) => void set(name, value)}
          />
        ))}
        <div className="foot">
          <Button type="button" data-second onClick={reset}>
            {copy.reset}
          </Button>
          <p role="status">{`${message} ${copy.persistence[persistence]}`.trim()}</p>
          {persistence !== 'page' && (
            <label htmlFor={id}>
              <input
                id={id}
                type="checkbox"
                checked={persistence === 'kept'}
                onChange={({ target }) => {
                  keepPreferences(target.checked);
                }}
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

/** Scrolls the bar and its panel into the window; if they are taller than the window, its buttons to the top. */
function scrollToBar(panel: HTMLElement | null): void {
  panel?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Preferences that the panel offers, in its order. */
const comfortNames = ['size', 'space', 'paper', 'letters'] as const;
type ComfortName = (typeof comfortNames)[number];

/** The typeface that was chosen last and is loading, maybe until after the panel was closed. */
let loadingFont: string | undefined;

/** Cancels the use of a typeface that is still loading. */
export function cancelFontLoading(): void {
  setLoadingFont(undefined);
}

/** Sets the typeface that is loading, which every panel shows as selected. */
function setLoadingFont(name: string | undefined): void {
  loadingFont = name;
  dispatchEvent(new Event('preferences'));
}

/** Returns the panel's state: values, persistence, a message, and actions. */
function useComfort() {
  const [values, setValues] = useState(currentValues);
  const [persistence, setPersistence] = useState(getPersistence);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const read = () => {
      setValues(currentValues());
      setPersistence(getPersistence());
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('preferences', read, { signal });
    // The default background is that of the device, which may change while the panel is open.
    darkScheme().addEventListener('change', read, { signal });
    return () => controller.abort();
  }, []);

  async function set(name: ComfortName, value: string): Promise<void> {
    setMessage('');
    if (name === 'letters') setLoadingFont(isFontName(value) ? value : undefined);
    if (name === 'letters' && isFontName(value)) {
      setMessage(copy.letters.coming);
      const { status } = await loadReaderFont(value);
      // Another typeface was chosen meanwhile, or everything was forgotten for the next reader.
      if (loadingFont !== value) return;
      cancelFontLoading();
      setMessage(status === 'failed' ? copy.letters.lost : '');
      if (status === 'failed') return;
    }
    setPreference(name, value === 'usual' ? undefined : value);
  }

  function reset(): void {
    cancelFontLoading();
    for (const name of comfortNames) setPreference(name, undefined);
    // Without any preference there is nothing to keep. Other windows have preferences of their own.
    if (!hasPreferences()) keepPreferences(false);
    setMessage('');
  }

  return { values, persistence, message, set, reset };
}

function hasPreferences(): boolean {
  return 'reading' in document.documentElement.dataset;
}

/** Returns the selected values that are still offered, also one that is loading, or else the defaults. */
function currentValues(): Readonly<Record<ComfortName, string>> {
  const paper = darkScheme().matches ? 'night' : 'cream';
  return {
    size: offeredValue('size') ?? 'usual',
    space: offeredValue('space') ?? 'usual',
    paper: offeredValue('paper') ?? paper,
    letters: loadingFont ?? offeredValue('letters') ?? 'usual',
  };
}

function darkScheme(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function offeredValue(name: ComfortName): string | undefined {
  const value = getPreference(name);
  return value !== undefined && value in copy[name].options ? value : undefined;
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
    max-width: 30em;
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
