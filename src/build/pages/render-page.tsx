import { renderToStaticMarkup } from 'react-dom/server';
import { archivePath } from '#content/story/story-archive.ts';
import { unpublishedPaths } from '#content/page/link.ts';
import { librarianPaperPath, librarianPapers, paperPages } from '#content/paper/papers.ts';
import { PageFrame } from '#frame/page-frame.tsx';
import { FallbackPage, StoryNotFound } from '#pages/fallback/fallback-page.tsx';
import { type PageData, pageComponents } from './page-components.tsx';
import { LibrarianPaperDocument, StoryPaperDocument } from '#pages/paper/paper-document.tsx';
import { ArchiveDocument } from '#pages/stories/archive-document.tsx';
import { Board } from '#pages/story/board.tsx';
import { StoryPage } from '#pages/story/story-page.tsx';
import type { SitePage } from './site-pages.ts';

export { collectRules } from '../styles/server-styled.ts';

// Evaluates every module with styles: components that only the browser renders have rules too.
import.meta.glob('/src/{features,frame,pages,ui}/**/*.tsx', { eager: true });

/** Renders the body of a document. */
export function renderPage(page: SitePage, data: PageData): string {
  const [story] = data.stories.filter(({ id }) => page.path.startsWith(`/stories/${id}/`));
  const paper = story && paperPages([story]).find(({ path }) => path === page.path);
  const librarian = librarianPapers.find((one) => librarianPaperPath(one) === page.path);
  if (librarian)
    return renderToStaticMarkup(
      <LibrarianPaperDocument paper={librarian} siteUrl={data.siteUrl} />,
    );
  if (story && page.kind === 'board') return renderToStaticMarkup(<Board story={story} />);
  return renderToStaticMarkup(
    paper ? (
      <StoryPaperDocument {...paper} />
    ) : (
      <PageFrame path={page.path} {...(data.state && { state: data.state })}>
        {contentOf(page, data)}
      </PageFrame>
    ),
  );
}

function contentOf(page: SitePage, data: PageData) {
  if (page.kind === 'story-not-found') return <StoryNotFound />;
  if (page.kind === 'not-found')
    return <FallbackPage unpublished={unpublishedPaths.find((path) => path === page.path)} />;
  const archived = data.archive.find(({ number }) => page.path === archivePath(number));
  if (archived) return <ArchiveDocument {...archived} last={data.archive.length} />;
  const story = data.stories.find(({ id }) => page.path === `/stories/${id}`);
  if (story) return <StoryPage story={story} related={data.related(story)} />;
  const render = new Map(Object.entries(pageComponents)).get(page.path);
  if (!render) throw new Error(`page-components.tsx has no page "${page.path}"`);
  return render(data);
}
