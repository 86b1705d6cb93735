import { papersCopy } from '#content/copy/parts/papers.ts';
import { pageCount, type StoryPaperEntry, paperPath, papersOf } from '#content/paper/papers.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyPaperSheets } from '#features/papers/story-paper.tsx';
import { PaperDesk } from './paper-desk.tsx';

/** One paper of a story, or all of them in one print run. */
export function StoryPaperDocument({ story, paper }: StoryPaperEntry<BuiltStory>) {
  const { names, bar, pages } = papersCopy;
  const all = papersOf(story);
  const shown = paper === 'everything' ? all : [paper];
  const count = (papers: typeof all) =>
    pages(papers.reduce((sum, one) => sum + pageCount(one, story.words), 0));
  return (
    <PaperDesk
      back={{ label: bar.back, href: `/stories/${story.id}` }}
      name={names[paper]}
      about={story.title}
      pages={count(shown)}
      sheets={shown.map((one) => {
        const PaperSheet = storyPaperSheets[one];
        return <PaperSheet key={one} story={story} />;
      })}
    >
      <>
        <h2>{bar.others}</h2>
        <ul>
          {[...all, 'everything' as const].map((one) => (
            <li key={one}>
              <a href={paperPath(story.id, one)} aria-current={one === paper ? 'page' : undefined}>
                {names[one]}
              </a>{' '}
              {count(one === 'everything' ? all : [one])}
            </li>
          ))}
        </ul>
        <a href={bar.all.to}>{bar.all.label}</a>
      </>
    </PaperDesk>
  );
}
