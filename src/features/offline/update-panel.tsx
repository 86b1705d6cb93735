import { offlineCopy } from '#content/copy/offline.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useUpdateShown } from './use-update-shown.ts';

/** The offer of a new build where it stays, also after "Not now". */
export function UpdatePanel() {
  return (
    <Panel hidden={!useUpdateShown()}>
      <h2>{offlineCopy.update.heading}</h2>
      <UpdateOffer />
    </Panel>
  );
}
