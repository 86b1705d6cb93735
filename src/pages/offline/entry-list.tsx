import { useRef, useState } from 'react';
import styled from 'styled-components';
import { outboxLimit } from '#outbox/item.ts';
import { useFocusLost } from '#platform/hooks/use-focus-lost.ts';
import { useHalfMinute } from '#platform/hooks/use-half-minute.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { formatAge } from '#content/words/format-age.ts';
import { type OutboxEntry, readEntries } from '#features/outbox/entries.ts';
import { loadOutbox } from '#outbox/load-outbox.ts';
import { within } from '#shared/within.ts';
import { offlineCopy } from './offline-copy.ts';
import { entryNote } from './entry-note.ts';

const copy = offlineCopy.outbox;

interface EntryListProps {
  readonly entries: readonly OutboxEntry[];
  /** Called when an entry with the focus in it is removed. Must be stable. */
  readonly onFocusLost: () => void;
}

/**
 * Lists as many entries as the outbox can hold, and counts the rest: notices of expired entries come on top.
 */
export function EntryList({ entries, onFocusLost }: EntryListProps) {
  const now = useHalfMinute();
  const more = entries.length - outboxLimit;
  return (
    <>
      <ul role="list">
        {entries.slice(0, outboxLimit).map((entry) => (
          <EntryLine key={entry.id} entry={entry} now={now} onFocusLost={onFocusLost} />
        ))}
      </ul>
      {more > 0 && <p>{copy.more(more)}</p>}
    </>
  );
}

interface EntryLineProps {
  readonly entry: OutboxEntry;
  readonly now: number;
  readonly onFocusLost: () => void;
}

/** Renders one waiting, refused or expired address. */
function EntryLine({ entry, now, onFocusLost }: EntryLineProps) {
  const actions = useEntryActions(entry);
  const place = useFocusLost(onFocusLost);
  const age = formatAge(entry.createdAt, now) ?? copy.justNow;
  return (
    <Line ref={place}>
      <div>
        {entry.mask}
        <small>{copy.line(copy.kind[entry.kind], age)}</small>
      </div>
      <p role="status">{entryNote(entry, actions.step === 'tried', now)}</p>
      <EntryButtons entry={entry} actions={actions} />
    </Line>
  );
}

interface EntryButtonsProps {
  readonly entry: OutboxEntry;
  readonly actions: EntryActions;
}

function EntryButtons({ entry, actions }: EntryButtonsProps) {
  const { step, onSend, onDelete, onKeep } = actions;
  const which = <VisuallyHidden>{entry.mask && ` ${entry.mask}`}</VisuallyHidden>;
  const isBusy = step === 'sending' || step === 'deleting';
  if (entry.state === 'expired')
    return (
      <Button type="button" data-second onClick={onDelete} aria-disabled={isBusy || undefined}>
        {copy.dismiss}
      </Button>
    );
  const isAsking = step === 'confirming' || step === 'deleting';
  return (
    <>
      <Button
        type="button"
        onClick={isAsking ? onKeep : onSend}
        aria-disabled={isBusy || undefined}
      >
        <span>{isAsking ? copy.keep : sendWord(entry, step)}</span>
        {which}
      </Button>
      <Button
        type="button"
        data-second
        onClick={onDelete}
        // A key that is held down would answer the question that it has asked.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        aria-disabled={isBusy || undefined}
      >
        <span>{isAsking ? copy.deleteSure : copy.delete}</span>
        {which}
      </Button>
    </>
  );
}

function sendWord({ state }: OutboxEntry, step: EntryActions['step']): string {
  if (step === 'sending') return copy.sending;
  return state === 'refused' ? copy.again : copy.sendNow;
}

interface EntryActions {
  readonly step: 'idle' | 'sending' | 'tried' | 'confirming' | 'deleting';
  readonly onSend: () => void;
  readonly onDelete: (click: { readonly timeStamp: number }) => void;
  readonly onKeep: () => void;
}

/** Milliseconds within which a second press, as of a double click, cannot answer the question. */
const doublePressMs = 500;

/**
 * Returns the actions of an entry. Ignores a press while another action runs. Deleting takes a second press.
 */
function useEntryActions(entry: OutboxEntry): EntryActions {
  const [step, setStep] = useState<EntryActions['step']>('idle');
  const askedAt = useRef(0);
  const isBusy = step === 'sending' || step === 'deleting';

  async function send(): Promise<void> {
    setStep('sending');
    await sendEntry(entry);
    setStep('tried');
  }
  async function remove(): Promise<void> {
    setStep('deleting');
    await removeEntry(entry.id);
    setStep('idle');
  }
  return {
    step,
    onSend: () => {
      if (!isBusy) void send();
    },
    onDelete: ({ timeStamp }) => {
      if (isBusy) return;
      if (entry.state === 'expired') return void remove();
      if (step === 'confirming') {
        if (timeStamp - askedAt.current > doublePressMs) void remove();
        return;
      }
      setStep('confirming');
      askedAt.current = timeStamp;
    },
    onKeep: () => setStep('idle'),
  };
}

/** Milliseconds, longer than one attempt plus an earlier one that may hold the lock. */
const sendTimeoutMs = 25_000;

/** Makes one attempt. Its outcome is read from the entries afterwards. */
async function sendEntry({ id, state }: OutboxEntry): Promise<void> {
  try {
    const outbox = await loadOutbox();
    if (state === 'refused') await outbox.retry(id);
    await within(sendTimeoutMs, outbox.drain({ only: id }));
  } catch {
    // Too slow, or storage failed: the stored item says what happened.
  }
  await readEntries();
}

async function removeEntry(id: string): Promise<void> {
  try {
    await (await loadOutbox()).remove(id);
  } catch {
    // The entry is still stored, and the list shows it.
  }
  await readEntries();
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  align-items: center;
  padding-block: 0.8rem;
  border-bottom: ${theme.length.line} solid ${theme.color.border};

  > div,
  > p {
    flex: 1 1 100%;
    margin: 0;
  }
  > p {
    padding-left: ${theme.space[3]};
    border-left: 6px solid ${theme.color.highlight};
    line-height: 1.4;
  }
  > p:empty {
    margin-top: -0.6rem;
    border: 0;
  }
  small {
    display: block;
    font-size: ${theme.text.label};
    color: ${theme.color.textSoft};
  }
`;
