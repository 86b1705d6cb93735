import { offlineCopy } from '#content/copy/offline.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { OutboxEntry } from './outbox-entry.ts';
import type { EntryActions } from './use-entry-actions.ts';

const { sendNow, sending, again, delete: deleteWord, ...words } = offlineCopy.outbox;

interface EntryButtonsProps {
  readonly entry: OutboxEntry;
  readonly actions: EntryActions;
}

export function EntryButtons({ entry, actions }: EntryButtonsProps) {
  const { step, onSend, onDelete, onKeep } = actions;
  const which = <VisuallyHidden>{entry.mask && ` ${entry.mask}`}</VisuallyHidden>;
  const isBusy = step === 'sending' || step === 'deleting';
  if (entry.state === 'expired')
    return (
      <Button type="button" $second onClick={onDelete} aria-disabled={isBusy || undefined}>
        {words.dismiss}
      </Button>
    );
  const isAsking = step === 'sure?' || step === 'deleting';
  return (
    <>
      <Button
        type="button"
        onClick={isAsking ? onKeep : onSend}
        aria-disabled={isBusy || undefined}
      >
        {isAsking ? words.keep : sendWord(entry, step)}
        {which}
      </Button>
      <Button type="button" $second onClick={onDelete} aria-disabled={isBusy || undefined}>
        {isAsking ? words.deleteSure : deleteWord}
        {which}
      </Button>
    </>
  );
}

function sendWord({ state }: OutboxEntry, step: EntryActions['step']): string {
  if (step === 'sending') return sending;
  return state === 'refused' ? again : sendNow;
}
