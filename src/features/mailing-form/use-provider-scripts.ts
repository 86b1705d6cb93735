import { useEffect } from 'react';

/** The provider's own scripts, where the build names any. Whether they come changes nothing here. */
export function useProviderScripts(addresses: readonly string[]): void {
  useEffect(() => {
    if (addresses.length > 0) void load(addresses);
  }, [addresses]);
}

async function load(addresses: readonly string[]): Promise<void> {
  try {
    const { loadProviderScripts } = await import('./load-provider-scripts.ts');
    await loadProviderScripts(addresses);
  } catch {
    // The form works without them, so nobody needs to know.
  }
}
