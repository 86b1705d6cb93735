import { paperPageCount } from '#content/paper/page-count.ts';
import { papersOf } from '#content/paper/papers.ts';
import { lessonParts } from '#content/story/lesson-fields.ts';
import { inStep, storySteps, type WrittenStory } from '#content/story/story.ts';
import { paragraphsOf, type StoryBlock } from '#content/story-text/story-blocks.ts';
import { chooseCovering } from './choose-covering.ts';
import { stories } from './stories.ts';

const longest = longestBy(({ content }) => content.length);
const withLongestParagraph = longestBy(({ content }) =>
  Math.max(...content.split('\n').map(({ length }) => length)),
);

/**
 * Stories that together have every kind of block, link and paper, the longest text and the longest
 * paragraph, for tests that take seconds for each story.
 */
export const storiesOfEachKind = chooseCovering(stories, (story) => [
  `language ${story.lang}`,
  ...papersOf(story).map((paper) => `${paper} of ${paperPageCount(story, paper)} pages`),
  ...lessonParts.filter((part) => story.lesson[part] !== undefined),
  ...storySteps.flatMap((step) => (inStep(story, step)?.blocks ?? []).flatMap(kindsOf)),
  ...(story === longest ? ['longest text'] : []),
  ...(story === withLongestParagraph ? ['longest paragraph'] : []),
]);

/** Lists the kind of a block, and the kinds of what is in its sentences. */
function kindsOf(block: StoryBlock): readonly string[] {
  const segments = paragraphsOf([block])
    .flat(2)
    .flatMap((sentence) => sentence.segments);
  return [block.kind, ...segments.map(({ kind }) => `${kind} in ${block.kind}`)];
}

function longestBy(lengthOf: (story: WrittenStory) => number): WrittenStory | undefined {
  return stories.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}
