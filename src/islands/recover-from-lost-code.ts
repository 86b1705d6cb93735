import { loadingCopy } from '#content/copy/parts/loading.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { markOnce } from '#platform/flags.ts';
import { probeNetwork } from '#platform/network/network-status.ts';
import { holdsTypedText, reloadInPlace } from '#platform/page/reload-in-place.ts';
import { publicConfig } from '#shared/public-config.ts';
import { notify } from '#ui/toast/notify.ts';

const probeTimeoutMs = 5_000;

/**
 * Handles a press whose code did not load. If the network is fine, the host may have a newer build without
 * that code: the document is reloaded once, unless that would lose typed text. Firefox keeps typed text across
 * a reload, and never fetches a module again that failed to load, so pressing again would not help there.
 */
export async function recoverFromLostCode(error: unknown): Promise<void> {
  const { status } = await probeNetwork(probeTimeoutMs);
  // Only Firefox has `mozInnerScreenX`.
  const isReloadSafe = status === 'reached' && ('mozInnerScreenX' in window || !holdsTypedText());
  // Only a real reload may use up the one that is allowed.
  if (isReloadSafe && markOnce('lost-code', `${publicConfig.build} ${location.pathname}`))
    return reloadInPlace();
  console.error(error);
  notify({
    tone: 'failure',
    ...loadingCopy.lostCode,
    dismiss: siteCopy.dismissToast,
    about: 'lost-code',
  });
}
