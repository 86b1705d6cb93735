import { signUpCopy } from '#content/copy/sign-up.ts';
import { glanceAtEntries, useEntries } from '#features/outbox/use-entries.ts';
import { Icon } from '#ui/text/icon.tsx';

/** How many wait on this device, as read from the outbox. */
export function WaitingLine() {
  const { waiting, isFull } = useEntries(glanceAtEntries);
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
