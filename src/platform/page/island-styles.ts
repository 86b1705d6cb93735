import { bootScript } from './boot-script.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the islands' stylesheet once, in place of the document's rules of islands, which cover only
 * what is prerendered. If loading fails, islands still work, and the next call retries.
 */
export function loadIslandStyles(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

function load(): Promise<void> {
  const href = bootScript()?.dataset['islandStyles'];
  const style = findDocumentRules();
  // In development every document links a stylesheet with all rules.
  if (!href || !style) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.dataset['styles'] = 'islands';
    link.onload = () => {
      // A filter may answer with a block page, which has no CSS rules.
      if (!link.sheet?.cssRules.length) return link.onerror?.(new Event('error'));
      findDocumentRules()?.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error('The stylesheet of the islands did not load'));
    };
    style.before(link);
  });
}

function findDocumentRules(): HTMLStyleElement | null {
  return document.querySelector('style[data-styles=islands]');
}
