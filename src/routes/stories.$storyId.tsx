import { createFileRoute, notFound } from '@tanstack/react-router';
import { parseStoryId, storyHead } from '#content/story/story.ts';
import { holdChoices } from '#features/reading/hold-choices.ts';
import { PageHead } from '#features/page-head/page-head.tsx';
import { RelatedStories } from '#sections/story/related-stories.tsx';
import { StoryArticle } from '#sections/story/story-article.tsx';
import { StoryNotFound } from '#sections/story/story-not-found.tsx';
import { storyCopy } from '#content/copy/story.ts';

export const Route = createFileRoute('/stories/$storyId')({
  params: {
    // Not a number instead of an error: an odd id is a story that does not exist (decision 9).
    parse: ({ storyId }) => ({ storyId: parseStoryId(storyId) ?? Number.NaN }),
    stringify: ({ storyId }) => ({ storyId: String(storyId) }),
  },
  loader: async ({ params }) => {
    // A loader is part of the first load of every page; what it loads is not.
    const { loadStory, relatedStories } = await import('#content/story/stories.ts');
    const [story] = await Promise.all([loadStory(params.storyId), holdChoices()]);
    if (!story) throw notFound();
    return { story, related: relatedStories(story) };
  },
  component: StoryPage,
  notFoundComponent: StoryNotFoundPage,
});

function StoryPage() {
  const { story, related } = Route.useLoaderData();
  return (
    <>
      <PageHead head={storyHead(story)} path={`/stories/${story.id}`} />
      <StoryArticle story={story} />
      <RelatedStories stories={related} />
    </>
  );
}

function StoryNotFoundPage() {
  return (
    <>
      <PageHead head={storyCopy.notFound.head} />
      <StoryNotFound />
    </>
  );
}
