import type { ReactNode } from 'react';
import styled from 'styled-components';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { formatDate } from '#content/words/format-date.ts';
import { formatGrowingSize } from '#content/words/format-size.ts';
import {
  siteZipPath,
  storiesFilePath,
  type TakeOffer,
  takePrefix,
  yearFilePath,
} from '#shared/take-paths.ts';
import { media } from '#theme/media.ts';
import { surfaces } from '#theme/surfaces.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonAnchor, ButtonRow } from '#ui/button/button.tsx';
import { PageBand } from '#ui/layout/band.tsx';
import { Icon } from '#ui/text/icon.tsx';
import { Lead } from '#ui/text/kicker.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { YearFiles } from './year-files.tsx';

const { heading, lead, passOn, file, stick, note } = takeAlongCopy;

/** Offers the stories as one file and the site as a folder; enhance-share-card.ts handles `Pass it on`. */
export function TakeAlong({ day, stories, years, siteBytes }: TakeOffer) {
  return (
    <Offer data-surface="muted" data-ruled="top" aria-labelledby="take">
      <header>
        <h2 id="take">{heading}</h2>
        <Lead>{lead}</Lead>
      </header>
      <div className="files">
        <File path={storiesFilePath} bytes={stories.bytes} day={day}>
          <h3>{file.heading}</h3>
          <p>{file.text(stories.year)}</p>
          <YearFiles label={takeAlongCopy.years} files={years} pathOf={yearFilePath} />
          <ButtonRow>
            <Download path={storiesFilePath} />
            <Button type="button" data-second data-share="file" data-file={storiesFilePath} hidden>
              <Icon name="share" /> {passOn}
            </Button>
          </ButtonRow>
        </File>
        <File path={siteZipPath} bytes={siteBytes} day={day}>
          <h3>{stick.heading}</h3>
          <p>
            {stick.text} <b>{stick.start}</b>. {stick.kolibri}
          </p>
          <ButtonRow>
            <Download path={siteZipPath} isSecond />
          </ButtonRow>
        </File>
      </div>
      <p>{note}</p>
    </Offer>
  );
}

interface FileProps {
  readonly path: string;
  readonly bytes: number;
  readonly day: string;
  readonly children: ReactNode;
}

function File({ path, bytes, day, children }: FileProps) {
  return (
    <article data-enhance={path === storiesFilePath ? 'share' : undefined}>
      <div>{children}</div>
      <p className="stub">
        <b>{nameOf(path)}</b>
        <span>{formatGrowingSize(bytes)}</span>
        <span>{formatDate(day)}</span>
      </p>
    </article>
  );
}

function Download({ path, isSecond }: { readonly path: string; readonly isSecond?: true }) {
  return (
    <ButtonAnchor href={path} download={nameOf(path)} {...(isSecond && { 'data-second': true })}>
      <Icon name="download" /> {takeAlongCopy.download}
      <VisuallyHidden> {nameOf(path)}</VisuallyHidden>
    </ButtonAnchor>
  );
}

function nameOf(path: string): string {
  return path.slice(takePrefix.length);
}

const Offer = styled(PageBand)`
  header {
    display: grid;
    gap: ${theme.space[4]} ${theme.space[7]};
    align-items: end;
    margin-bottom: ${theme.space[6]};
  }
  header p {
    margin: 0;
  }
  .files {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
    margin-bottom: ${theme.space[5]};
  }
  article {
    display: grid;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    background: ${theme.color.raised};
  }
  article > div {
    display: flex;
    flex-direction: column;
    padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  }
  h3 {
    margin-bottom: 0.6rem;
    font-size: ${theme.text.h2};
  }
  article > div > :last-child {
    gap: ${theme.space[3]};
    margin-top: auto;
    padding-top: 1.25rem;
  }
  .stub {
    ${surfaces.highlight}
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1.25rem;
    justify-content: space-between;
    max-width: none;
    margin: 0;
    padding: 0.9rem ${theme.space[6]};
    border-top: ${theme.length.lineBold} dashed ${theme.color.dark};
    font-size: 1.0625rem;
    line-height: 1.35;
  }
  .stub b {
    flex-basis: 100%;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  .files + p {
    margin: 0;
    font-size: ${theme.text.label};
    line-height: 1.45;
    color: ${theme.color.textSoft};
  }
  ${media.fromTablet} {
    article {
      grid-template-columns: minmax(0, 1fr) 12rem;
    }
    .stub {
      flex-flow: column nowrap;
      justify-content: flex-end;
      padding: ${theme.space[5]};
      border-top: 0;
      border-left: ${theme.length.lineBold} dashed ${theme.color.dark};
    }
    .stub b {
      flex-basis: auto;
      margin-bottom: auto;
    }
  }
  ${media.fromDesktop} {
    header,
    .files {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  ${media.print} {
    display: none;
  }
`;
