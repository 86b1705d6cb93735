let loading: Promise<void> | undefined;

/**
 * Loads the stylesheet of what React renders in the browser, once: what its code renders later has no rules
 * in the document. It takes the place of those rules that the document has of it. Where it does not load,
 * everything works as it looks, and the next call asks again.
 */
export function loadIslandStyles(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

function load(): Promise<void> {
  const { islandStyles: href } =
    document.querySelector<HTMLElement>('script[data-runtime]')?.dataset ?? {};
  const style = findDocumentRules();
  // A development server links it in every document.
  if (!href || !style) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.dataset['styles'] = 'islands';
    link.onload = () => {
      // A filter's page in its place has no rules.
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
