import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { Story } from './story.ts';

export function storyHead(story: Pick<Story, 'title' | 'description'>): Head {
  return { title: pageTitle(story.title), description: story.description };
}
