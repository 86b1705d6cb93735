import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { WrittenStory } from './story.ts';

export function storyHead(story: Pick<WrittenStory, 'title' | 'description'>): Head {
  return { title: pageTitle(story.title), description: story.description };
}
