import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe has against the page as it is now, one line for each element. */
export async function axeFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  // There are no frames to look into, and without them nothing needs a second page.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(levels)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
  );
}
