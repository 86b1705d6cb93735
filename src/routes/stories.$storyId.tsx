import { createFileRoute, notFound } from '@tanstack/react-router';
import { Fragment } from 'react';
import { parseStoryId, storyHead } from '#content/story/story.ts';
import { holdChoices } from '#features/reading/hold-choices.ts';
import { BelowFold } from '#features/page-change/below-fold.tsx';
import { PageHead } from '#features/page-head/page-head.tsx';
import { afresh, fetchForReturn, isJoining } from '#features/page-change/late-parts.ts';
import { StoryArticle } from '#sections/story/story-article.tsx';
import type { StoryRest } from '#sections/story/story-rest.tsx';
import { StoryNotFound } from '#sections/story/story-not-found.tsx';
import { storyCopy } from '#content/copy/story.ts';
import { Still } from '#ui/layout/still.tsx';

export const Route = createFileRoute('/stories/$storyId')({
  params: {
    // Not a number instead of an error: an odd id is a story that does not exist (decision 9).
    parse: ({ storyId }) => ({ storyId: parseStoryId(storyId) ?? Number.NaN }),
    stringify: ({ storyId }) => ({ storyId: String(storyId) }),
  },
  loader: async ({ params }) => {
    // A loader is part of the first load of every page; what it loads is not.
    const { findStory, relatedStories } = await import('#content/story/stories.ts');
    const found = findStory(params.storyId);
    if (!found) throw notFound();
    const { story, loadBody } = found;
    const loadRest = async (): Promise<StoryRest> => {
      const [{ storyRest: parts }, body] = await Promise.all([
        import('#sections/story/story-rest.tsx'),
        loadBody(),
      ]);
      return { parts, body };
    };
    const [rest] = await Promise.all([isJoining() ? undefined : loadRest(), holdChoices()]);
    return { story, rest, loadRest, loadBody, related: relatedStories(story) };
  },
  onLeave: ({ loaderData }) => loaderData && fetchForReturn(loaderData.loadRest),
  ...afresh,
  component: StoryPage,
  notFoundComponent: StoryNotFoundPage,
});

function StoryPage() {
  const { story, rest, loadBody, related } = Route.useLoaderData();
  const { description } = rest?.body ?? builtHead();
  return (
    <>
      <PageHead head={storyHead({ ...story, description })} path={`/stories/${story.id}`} />
      <Fragment key={story.id}>
        <StoryArticle {...{ story, rest, loadBody }} />
        {related.length > 0 && (
          <BelowFold>
            <Still draw={() => rest && <rest.parts.RelatedStories stories={related} />} />
          </BelowFold>
        )}
      </Fragment>
    </>
  );
}

/** What the page's document says of itself. */
function builtHead() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  return { description: meta?.content ?? '' };
}

function StoryNotFoundPage() {
  return (
    <>
      <PageHead head={storyCopy.notFound.head} />
      <StoryNotFound />
    </>
  );
}
