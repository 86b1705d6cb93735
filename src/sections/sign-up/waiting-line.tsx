import { useEffect } from 'react';
import { signUpCopy } from '#content/copy/sign-up.ts';
import { countEntries, useEntriesStore, watchForEntries } from '#features/outbox/entries-store.ts';
import { Icon } from '#ui/text/icon.tsx';

/** How many wait on this device, as read from the outbox. */
export function WaitingLine() {
  const { entries, isFull } = useEntriesStore();
  useEffect(watchForEntries, []);
  const { waiting } = countEntries(entries);
  if (waiting === 0) return null;
  return (
    <>
      <Icon name="outbox" size="1.75rem" />
      <span>
        {signUpCopy.waiting(waiting)} {isFull && signUpCopy.full}
      </span>
    </>
  );
}
