import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { fallbackCopy, tryInstead } from '#content/copy/parts/fallback.ts';
import type { UnpublishedPath } from '#content/page/link.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Band, Page } from '#ui/layout/band.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Kicker, Lead } from '#ui/text/kicker.tsx';
import { TextLink } from '#ui/button/page-link.tsx';

interface NotFoundProps {
  /** The page that is linked but not published yet. */
  readonly unpublished?: UnpublishedPath;
}

/** The fallback page. The console gets the path, never the query (decision 8). */
export function NotFound({ unpublished }: NotFoundProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    console.error(`404: ${pathname}`);
  }, [pathname]);
  const { kicker, headline, text, tryInstead: words, button, picture } = fallbackCopy;
  const instead = unpublished && tryInstead[unpublished];
  return (
    <Band data-ground="lamp">
      <Columns>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{headline}</h1>
          <Lead>
            {text}
            {instead && (
              <>
                {' '}
                {words} <TextLink to={instead.to}>{instead.label}</TextLink>.
              </>
            )}
          </Lead>
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
        </div>
        <img {...picture} />
      </Columns>
    </Band>
  );
}

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[6]};
  align-items: end;

  h1 {
    font-size: ${theme.text.mast};
  }
  h1 + p {
    margin: ${theme.space[5]} 0 ${theme.space[6]};
  }
  img {
    width: 100%;
  }
  ${media.fromDesktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
