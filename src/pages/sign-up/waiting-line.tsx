import { signUpCopy } from './sign-up-copy.ts';
import { readEntriesIfAny } from '#features/outbox/entries.ts';
import { useEntries } from '#features/outbox/use-entries.ts';
import { Icon } from '#ui/text/icon.tsx';

/** How many wait on this device, as read from the outbox. */
export function WaitingLine() {
  const { waiting, isFull } = useEntries(readEntriesIfAny);
  if (waiting === 0) return null;
  return (
    <>
      <Icon name="outbox" size="1.75rem" />
      <span>
        <span>{signUpCopy.waiting(waiting)}</span> {isFull && <span>{signUpCopy.full}</span>}
      </span>
    </>
  );
}
