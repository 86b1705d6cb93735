import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe has against the page as it is now, one line for each element. */
export async function axeFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  return faultsOf(axe(page).include(part).withTags(levels));
}

/** The same for a page that differs by its colours alone from one that has been looked at. */
export async function colourFaults(page: Page): Promise<readonly string[]> {
  return faultsOf(axe(page).withRules(colourRules));
}

function axe(page: Page): AxeBuilder {
  // There are no frames to look into, and without them nothing needs a second page.
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function faultsOf(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
  );
}
