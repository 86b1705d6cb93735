import type { Page } from '@playwright/test';

/** Returns the roles in the accessibility tree, which leaves out inert elements. */
export async function announcedRoles(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)));
}
