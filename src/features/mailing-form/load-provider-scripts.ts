import { appendScript } from '#platform/page/append-script.ts';
import { isOnline } from '#platform/network/network-status.ts';
import { isScriptAdmitted } from '#platform/page/page-policy.ts';
import { whenIdle } from '#platform/page/when-idle.ts';
import { takesProviderScripts } from '#shared/provider-pages.ts';

/**
 * Loads the provider's own scripts, each after the one before, once per document (decision 15). A
 * visitor who came from another page of the site keeps that page's policy: then none is asked for.
 */
export async function loadProviderScripts(addresses: readonly string[]): Promise<void> {
  await whenIdle();
  if (!addresses.every(isScriptAdmitted) || addresses.some(isThere)) return;
  for (const address of addresses) {
    // The visitor may have gone on meanwhile, or the network.
    if (!takesProviderScripts(location.pathname) || !isOnline()) return;
    // The later ones build on the earlier.
    if ((await appendScript(address)).status === 'failed') return;
  }
}

function isThere(address: string): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === address);
}
