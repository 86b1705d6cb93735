import { useEffect } from 'react';
import type { Head } from '#content/page/head.ts';
import { publicConfig } from '#shared/public-config.ts';

interface PageHeadProps {
  readonly head: Head;
  /** The page's one address, without query; none for pages that have no address of their own. */
  readonly path?: string;
}

/**
 * Title, description and canonical address of the page it stands on; React moves them into the
 * document's head and takes them away with the page. The build writes the language into the
 * document; after a change of page it is set here.
 */
export function PageHead({ head, path = '' }: PageHeadProps) {
  const { lang = 'en-GB' } = head;
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {path && <link rel="canonical" href={`${publicConfig.siteUrl}${path}`} />}
      {!(path && publicConfig.isLaunched) && <meta name="robots" content="noindex" />}
    </>
  );
}
