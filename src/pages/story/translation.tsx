import type { ReactNode } from 'react';
import { type LanguageAttributes, spanishAttributes } from '#content/story/story-language.ts';
import { PanelWrapper } from '#ui/layout/panel-wrapper.tsx';
import { SampleMark } from '#ui/text/sample-mark.tsx';
import { storyCopy } from './story-copy.ts';

const { show, unchecked } = storyCopy.spanish;

/** Renders the button that opens and closes a paragraph's Spanish (src/boot/controls.ts). */
export function SpanishButton({ panel }: { readonly panel: string }) {
  return (
    <>
      {' '}
      <button
        type="button"
        className="spanish-button"
        {...spanishAttributes}
        aria-expanded={false}
        aria-controls={panel}
      >
        {show}
      </button>
    </>
  );
}

interface TranslationProps {
  readonly panel: string;
  readonly siteLanguage: LanguageAttributes;
  readonly isSample: boolean;
  readonly children: ReactNode;
}

/** Renders the Spanish of a paragraph, closed until the reader opens it. */
export function Translation({ panel, siteLanguage, isSample, children }: TranslationProps) {
  return (
    <PanelWrapper className="spanish" data-panel={panel} data-closed="">
      <div id={panel}>
        {children}
        {isSample && (
          <p className="unchecked" {...siteLanguage}>
            <SampleMark>{storyCopy.sample}</SampleMark> <span>{unchecked}</span>
          </p>
        )}
      </div>
    </PanelWrapper>
  );
}
