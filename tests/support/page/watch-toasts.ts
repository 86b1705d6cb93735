import type { BrowserContext } from '@playwright/test';

/** Collects every toast that any page of this context shows, in order, even if it closes again. */
export async function watchToasts(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = [];
  await context.exposeFunction('toastShown', (text: string) => seen.push(text));
  await context.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added.filter((each) => each instanceof Element)) {
        for (const element of [node, ...node.querySelectorAll('*')]) {
          const isToast = element instanceof HTMLElement && element.matches('[role=status] > div');
          if (isToast) Reflect.get(window, 'toastShown')(element.innerText);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}
