import { pageContents, type PageContent } from '#content/checks/page-contents.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { everyObject } from '#content/checks/walk-content.ts';

export interface LaunchItem {
  readonly state: 'pending' | 'approval' | 'sample';
  readonly key: string;
  readonly words: string;
  readonly pages: readonly string[];
}

/** Collects everything that is still open before the launch (decision 5). */
export function launchItems(stories: readonly WrittenStory[]): readonly LaunchItem[] {
  const items = new Map<string, LaunchItem>();
  for (const page of pageContents(stories)) {
    for (const item of itemsOn(page)) {
      const id = `${item.state} ${item.key}`;
      const pages = new Set([...(items.get(id)?.pages ?? []), ...item.pages]);
      items.set(id, { ...item, pages: [...pages] });
    }
  }
  return [...items.values()];
}

function itemsOn({ page, content, claims }: PageContent): readonly LaunchItem[] {
  const found: LaunchItem[] = [];
  for (const object of everyObject([content, claims])) {
    const { key, state, value, sample } = object;
    const words = describe(value ?? object['text'] ?? object['title'] ?? object['jobTitle']);
    if (typeof key === 'string' && (state === 'pending' || state === 'approval')) {
      found.push({ state, key, words, pages: [page] });
    }
    if (sample === true) {
      const name = typeof key === 'string' ? key : `quote “${words}”`;
      found.push({ state: 'sample', key: name, words, pages: [page] });
    }
  }
  return found;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts: readonly unknown[] = Object.values(value);
  return parts.join(', ');
}
