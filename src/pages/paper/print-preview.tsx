import type { ReactNode } from 'react';
import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import type { LanguageAttributes } from '#content/story/story-language.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { Icon } from '#ui/text/icon.tsx';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';

interface PrintPreviewProps {
  readonly back: { readonly label: string; readonly href: string };
  readonly paper: {
    readonly name: string;
    /** Subject of the paper, such as the title of its story. */
    readonly about: string;
    /** Language of the subject. */
    readonly language?: LanguageAttributes;
    /** Number of pages, or how the paper is used, without a full stop. */
    readonly note: string;
  };
  readonly isLetter?: boolean;
  readonly others: { readonly heading: string; readonly links: readonly PaperLink[] };
  /** The sheets. */
  readonly children: ReactNode;
}

interface PaperLink {
  readonly label: string;
  readonly href: string;
  readonly note: string;
  readonly isShown: boolean;
}

const { size, sizes, print, facts, unscripted, all } = papersCopy.bar;

/**
 * Renders sheets as they will be printed, below a header that only the screen shows. Two radio
 * buttons before both choose the size on screen without script; the print dialog decides the real
 * size.
 */
export function PrintPreview({
  back,
  paper,
  isLetter = false,
  others,
  children,
}: PrintPreviewProps) {
  return (
    <Main id="main">
      {sizes.map(({ id }, index) => (
        <input
          key={id}
          type="radio"
          name="size"
          id={id}
          defaultChecked={index === Number(isLetter)}
        />
      ))}
      <header>
        <Page>
          <a href={back.href}>
            <Icon name="arrow-left" /> {back.label}
          </a>
          <div>
            <h1>{paper.name}</h1>
            <p {...paper.language}>{paper.about}</p>
          </div>
          <p>
            {sizes.map(({ id, label }) => (
              <label key={id} htmlFor={id}>
                <span>{size}</span> {label}
              </label>
            ))}
          </p>
          <Button type="button" data-print>
            <Icon name="print" /> {print}
          </Button>
          <p className="unscripted">{unscripted}</p>
          <p>
            {paper.note}, {facts}
          </p>
        </Page>
      </header>
      <div>
        <Page>
          <div className="sheets">{children}</div>
          <nav aria-labelledby="others">
            <h2 id="others">{others.heading}</h2>
            <ul>
              {others.links.map(({ label, href, note, isShown }) => (
                <li key={href}>
                  <a href={href} aria-current={isShown ? 'page' : undefined}>
                    {label}
                  </a>{' '}
                  {note}
                </li>
              ))}
            </ul>
            <a href={all.to}>{all.label}</a>
          </nav>
        </Page>
      </div>
    </Main>
  );
}

const Main = styled.main`
  > input,
  label span {
    ${visuallyHidden}
  }
  > header {
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    background: ${theme.color.raised};
  }
  > header > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]} ${theme.space[6]};
    align-items: center;
    padding-block: ${theme.space[3]};
  }
  a {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-height: ${theme.length.tap};
    font-weight: 700;
  }
  h1 {
    font-size: ${theme.text.h3};
  }
  > header p {
    margin: 0;
    line-height: 1.3;
  }
  html:not([data-scripted]) & [data-print],
  html[data-scripted] & .unscripted {
    display: none;
  }
  label {
    display: inline-grid;
    align-items: center;
    min-height: ${theme.length.tap};
    padding-inline: 1rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    cursor: pointer;
  }
  label + label {
    border-left: 0;
  }
  ${sizes.map(
    ({ id }) => `
      #${id}:checked ~ header label[for=${id}] {
        background: ${theme.color.text};
        color: ${theme.color.background};
        text-decoration: underline;
      }
      #${id}:focus-visible ~ header label[for=${id}] {
        outline: 3px solid ${theme.color.focus};
        outline-offset: 3px;
      }
    `,
  )}
  #letter:checked ~ div {
    --sheet-width: 51em;
    --sheet-height: 66em;
  }
  > div {
    min-height: 100vh;
    padding-block: ${theme.space[6]};
    background: ${theme.color.muted};
  }
  > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
  .sheets > * + * {
    margin-top: ${theme.space[6]};
  }
  nav h2 {
    margin-bottom: ${theme.space[3]};
    font-size: ${theme.text.h4};
  }
  nav li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    align-items: center;
    justify-content: space-between;
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  nav [aria-current] {
    color: inherit;
    text-decoration: none;
  }
  ${media.fromVast} {
    > div > div {
      grid-template-columns: minmax(0, 1fr) 18rem;
    }
  }
  ${media.print} {
    > header,
    nav {
      display: none;
    }
    > div,
    > div > div {
      display: block;
      max-width: none;
      min-height: 0;
      padding: 0;
      background: none;
    }
    .sheets > * + * {
      margin: 0;
    }
  }
`;
