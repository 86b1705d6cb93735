import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { keptStoriesCopy } from '#content/copy/parts/kept-stories.ts';
import type { IndexedStory } from '#content/story/story-index.ts';
import { loadStoryIndex } from './load-story-index.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { formatSize } from '#content/words/format-size.ts';
import { useKeptStories } from './use-kept-stories.ts';

const { heading, remove, keepAgain, removeAll } = keptStoriesCopy.list;

/** Renders the stories on this device, each with a button that removes it or keeps it again. */
export function KeptList() {
  const { report, ask } = useKeptStories();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const index = useIndex();
  const kept = new Set(report?.kept);
  const stories = index
    .map((story) => ({ ...story, path: `/stories/${story.id}` }))
    .filter(({ path }) => kept.has(path) || removed.has(path));
  const onRemove = (paths: readonly string[] | 'all') => {
    const gone = paths === 'all' ? (report?.kept ?? []) : paths;
    setRemoved((before) => new Set([...before, ...gone]));
    ask({ type: 'REMOVE_STORIES', paths });
  };
  if (stories.length === 0) return null;
  return (
    <KeptPanel>
      <h2>{heading}</h2>
      <ul role="list">
        {stories.map(({ path, title, bytes, lang, dir }) => {
          const isKept = kept.has(path);
          return (
            <li key={path}>
              <a href={path} lang={lang} dir={dir}>
                {title}
              </a>
              <span>{formatSize(isKept ? bytes : 0)}</span>
              <Button
                type="button"
                data-second
                onClick={() =>
                  isKept ? onRemove([path]) : ask({ type: 'KEEP_STORIES', paths: [path] })
                }
              >
                <span>{isKept ? remove : keepAgain}</span>
                <VisuallyHidden lang={lang} dir={dir}>
                  {' '}
                  {title}
                </VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        type="button"
        data-second
        aria-disabled={kept.size === 0 || undefined}
        onClick={() => kept.size > 0 && onRemove('all')}
      >
        {removeAll}
      </Button>
    </KeptPanel>
  );
}

/** Returns the index of all stories; empty until it is loaded. */
function useIndex(): readonly IndexedStory[] {
  const [index, setIndex] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    loadStoryIndex().then(setIndex, () => undefined);
  }, []);
  return index;
}

const KeptPanel = styled(Panel)`
  grid-column: 1/-1;

  ul {
    margin-block: ${theme.space[4]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
    padding-block: 0.5rem;
    border-bottom: ${theme.length.line} solid ${theme.color.border};
  }
  li > a {
    flex: 1 1 20rem;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
`;
