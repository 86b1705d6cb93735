import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { askWorker } from '#platform/worker/worker-client.ts';
import { keptStoriesEvent } from '#shared/story-keeping.ts';

const answerTimeoutMs = 2_000;

/**
 * Marks the cards or results of stories that are not on this device, while there is no network. Returns a cleanup
 * function.
 */
export function enhanceKeptMarks(cards: HTMLElement): () => void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-away]');

  async function mark(): Promise<void> {
    const report = isOnline() ? null : await askWorker('GET_STATUS', answerTimeoutMs);
    // The network may be back by the time the worker answers.
    const kept = isOnline() ? undefined : report?.stories && new Set(report.stories.kept);
    for (const item of cards.querySelectorAll<HTMLElement>('[data-story]')) {
      const isAway = kept !== undefined && !kept.has(`/stories/${item.dataset['story']}`);
      const old = item.querySelector('.away');
      if (!isAway) old?.remove();
      else if (!old && template)
        item.querySelector('img')?.parentElement?.append(template.content.cloneNode(true));
    }
  }

  const onChange = () => void mark();
  const unsubscribe = subscribeToNetworkStatus(onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(cards, { childList: true });
  addEventListener(keptStoriesEvent, onChange);
  void mark();
  return () => {
    unsubscribe();
    removeEventListener(keptStoriesEvent, onChange);
    observer.disconnect();
  };
}
