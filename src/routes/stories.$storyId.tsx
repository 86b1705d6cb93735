import { createFileRoute, notFound } from '@tanstack/react-router';
import { parseStoryId } from '#content/parse-story-id.ts';
import { storyHead } from '#content/story-head.ts';
import { loadStory, relatedStories } from '#content/stories.ts';
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
    const story = await loadStory(params.storyId);
    if (!story) throw notFound();
    return story;
  },
  component: StoryPage,
  notFoundComponent: StoryNotFoundPage,
});

function StoryPage() {
  const story = Route.useLoaderData();
  return (
    <>
      <PageHead head={storyHead(story)} path={`/stories/${story.id}`} />
      <StoryArticle story={story} />
      <RelatedStories stories={relatedStories(story)} />
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
