import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fallbackCopy, tryInstead } from '#content/copy/parts/fallback.ts';
import { type PageLink, unpublishedPaths, type UnpublishedPath } from '#content/page/link.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { theme } from '#theme/theme.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/button/page-link.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { columns } from '#ui/layout/columns.ts';
import { Kicker, Lead } from '#ui/text/kicker.tsx';

interface FallbackPageProps {
  /** Path of a page that is linked but not published yet; undefined for any other address. */
  readonly unpublished?: UnpublishedPath | undefined;
}

/**
 * Renders the page for every address without one. A host may serve one file for all of them, so
 * enhance-fallback.ts completes it in the browser.
 */
export function FallbackPage({ unpublished }: FallbackPageProps) {
  const { kicker, headline, text, button } = fallbackCopy;
  return (
    <NotFound button={button}>
      <Kicker>{kicker}</Kicker>
      <Headline>{headline}</Headline>
      <Lead>
        {text}
        {unpublishedPaths.map((path) => (
          <TryInstead key={path} path={path} isShown={path === unpublished} />
        ))}
      </Lead>
    </NotFound>
  );
}

/** Renders the page for the address of a story that does not exist. */
export function StoryNotFound() {
  const { heading, text, button } = storyCopy.notFound;
  return (
    <NotFound button={button}>
      <h1>{heading}</h1>
      <Lead>{text}</Lead>
    </NotFound>
  );
}

interface NotFoundProps {
  readonly button: PageLink;
  readonly children: ReactNode;
}

function NotFound({ button, children }: NotFoundProps) {
  return (
    <Band data-surface="highlight" data-enhance="fallback" data-trigger="start">
      <Columns>
        <div>
          {children}
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </div>
        <img {...fallbackCopy.picture} />
      </Columns>
    </Band>
  );
}

interface TryInsteadProps {
  readonly path: UnpublishedPath;
  readonly isShown: boolean;
}

function TryInstead({ path, isShown }: TryInsteadProps) {
  const { to, label } = tryInstead[path];
  return (
    <span data-instead-of={path} hidden={!isShown}>
      {' '}
      {fallbackCopy.tryInstead} <TextLink to={to}>{label}</TextLink>.
    </span>
  );
}

const Columns = styled(Page)`
  align-items: end;
  ${columns('1fr 1fr', theme.space[6])}

  h1 + p {
    margin: ${theme.space[5]} 0 ${theme.space[6]};
  }
  img {
    width: 100%;
  }
`;

const Headline = styled.h1`
  font-size: ${theme.text.mast};
`;
