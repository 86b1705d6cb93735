import { loadingCopy } from '#content/copy/parts/loading.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { takeOnce } from '#platform/flags.ts';
import { probeNetwork } from '#platform/network/network-status.ts';
import { holdsTypedText, reloadInPlace } from '#platform/page/reload-in-place.ts';
import { publicConfig } from '#shared/public-config.ts';
import { notify } from '#ui/toast/notify.ts';

const probeTimeoutMs = 5_000;

/**
 * Answers a press whose code did not load. Where the network is fine, the code may belong to a build that
 * the host no longer has: the document is loaded again, once, unless that would lose typed text.
 */
export async function recoverFromLostCode(error: unknown): Promise<void> {
  const { status } = await probeNetwork(probeTimeoutMs);
  const isFirst = takeOnce(`lost-code ${publicConfig.build} ${location.pathname}`);
  if (status === 'reached' && isFirst && !holdsTypedText()) return reloadInPlace();
  console.error(error);
  notify({
    tone: 'failure',
    ...loadingCopy.lostCode,
    dismiss: siteCopy.dismissToast,
    about: 'lost-code',
  });
}
