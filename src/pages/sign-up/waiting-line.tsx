import { signUpCopy } from './sign-up-copy.ts';
import { readEntriesIfAny } from '#features/outbox/entries.ts';
import { useEntries } from '#features/outbox/use-entries.ts';
import { Icon } from '#ui/text/icon.tsx';

/** Renders the number of sign-ups that wait on this device. */
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
