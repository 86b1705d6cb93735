/** In milliseconds, for a sheet that did not come; twice as long each time. */
const patience = 5_000;

/**
 * Resolves when the rules of all pages lie in the place of this page's own: nothing is drawn before. This
 * module comes first and starts what it tells of, so that the sheet is under way beside the code.
 */
export const sheetLaid = laySheet(patience);

async function laySheet(wait: number): Promise<void> {
  // A development server makes rules as it goes.
  const own = document.querySelector('style[data-page]');
  const href = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset['sheet'];
  if (!own || href === undefined) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (await comes(link)) {
    own.remove();
    return;
  }
  link.remove();
  await new Promise((goOn) => {
    setTimeout(goOn, wait);
    addEventListener('online', goOn, { once: true });
  });
  // What a filter has answered is not asked of the browser's own cache again.
  await fetch(href, { cache: 'reload' }).catch(() => undefined);
  await laySheet(2 * wait);
}

/** Whether it has rules: a filter's page in its place has none. */
function comes(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.onload = () => resolve(Boolean(link.sheet?.cssRules.length));
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}
