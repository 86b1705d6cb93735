import { whenIdle } from '#platform/page/when-idle.ts';
import { isOnline } from '#platform/network/network-status.ts';
import { takesProviderScripts } from '#shared/provider-pages.ts';

/**
 * Loads the provider's own scripts in order, once per document (decision 15). A visitor who came from another
 * page of the site still has that page's policy, which does not allow them: then none is requested.
 */
export async function loadProviderScripts(addresses: readonly string[]): Promise<void> {
  await whenIdle();
  if (!addresses.every(isScriptAdmitted) || addresses.some(isThere)) return;
  for (const address of addresses) {
    // The visitor may have left the page, or the network may be gone.
    if (!takesProviderScripts(location.pathname) || !isOnline()) return;
    // A later script depends on the earlier ones.
    if ((await runScript(address)).status === 'failed') return;
  }
}

function isThere(address: string): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === address);
}

/** Returns true if the policy in the document's head names this script. */
function isScriptAdmitted(address: string): boolean {
  const meta = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const [, sources = ''] = /\bscript-src ([^;]*)/.exec(meta?.getAttribute('content') ?? '') ?? [];
  return sources.split(' ').includes(address);
}

/** Runs a script of another host; resolves when it has run or failed to load. */
function runScript(address: string): Promise<{ readonly status: 'loaded' | 'failed' }> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve({ status: 'loaded' }));
    script.addEventListener('error', () => resolve({ status: 'failed' }));
    script.src = address;
    document.head.append(script);
  });
}
