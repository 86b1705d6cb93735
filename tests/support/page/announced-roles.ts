import type { Page } from '@playwright/test';

/** Roles in the tree that the browser gives to screen readers: what is inert is not among them. */
export async function announcedRoles(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)));
}
