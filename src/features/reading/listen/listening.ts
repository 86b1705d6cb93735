/**
 * Availability of a voice. `not-selected`: all voices need internet, and none is selected; `offline`: the
 * same, without a network.
 */
export type VoiceAvailability = 'unknown' | 'ready' | 'none' | 'not-selected' | 'offline';

export type Status =
  /** Waiting for a voice; then reading starts. */
  | 'seeking'
  /** The engine was given a sentence and has not confirmed it yet. */
  | 'starting'
  | 'reading'
  | 'paused'
  | 'ended'
  /** The engine stopped twice without an event. */
  | 'stopped'
  /** The engine refused to speak. */
  | 'refused'
  /** There is no usable voice, see `VoiceAvailability`. */
  | 'none'
  | 'not-selected'
  | 'offline'
  /** A voice has become available; the next press starts reading. */
  | 'voice-found';

export interface Listening {
  readonly status: Status;
  readonly availability: VoiceAvailability;
  /** Index of the current sentence. */
  readonly at: number;
  readonly count: number;
  /** Increases with each new utterance or stop, so that late events of an earlier one can be ignored. */
  readonly generation: number;
  /** True when the sentence was read to its end and `isSingle` has paused the reader. */
  readonly isDone: boolean;
  /** True for the second attempt to speak this sentence. */
  readonly isRetry: boolean;
  /** True to pause after each sentence. */
  readonly isSingle: boolean;
}

export type ListenEvent =
  | { readonly type: 'availability'; readonly availability: VoiceAvailability }
  | { readonly type: 'play' | 'pause' | 'next' | 'before' | 'changed' }
  | { readonly type: 'go'; readonly at: number }
  /** The text has other sentences; `at` is undefined if the current one is no longer among them. */
  | { readonly type: 'text'; readonly at: number | undefined; readonly count: number }
  | { readonly type: 'single'; readonly isSingle: boolean }
  /** Event of the engine, or of the timer that watches it. */
  | { readonly type: 'started' | 'ended' | 'overdue'; readonly generation: number }
  | { readonly type: 'failed'; readonly generation: number; readonly why: Failure };

/** `cut`: interrupted by something else; `refused`: not allowed; `network`: the voice needs internet. */
export type Failure = 'cut' | 'refused' | 'network' | 'other';

export function initialListening(count: number, at = 0, isSingle = false): Listening {
  return {
    status: 'seeking',
    availability: 'unknown',
    at,
    count,
    generation: 0,
    isDone: false,
    isRetry: false,
    isSingle,
  };
}

/**
 * Reduces an event to the next state. The engine must speak when the generation is new and the status
 * `starting`.
 */
export function step(now: Listening, event: ListenEvent): Listening {
  switch (event.type) {
    case 'availability':
      return onAvailability({ ...now, availability: event.availability }, now.availability);
    case 'play':
      if (now.status === 'ended') return say(now, 0);
      return say(now, now.isDone ? now.at + 1 : now.at);
    case 'next':
      return say(now, now.at + 1);
    case 'before':
      return say(now, Math.max(0, now.at - 1));
    case 'go':
      return say(now, event.at);
    case 'text':
      return onText({ ...now, count: event.count }, event.at);
    case 'pause':
      return isSpeaking(now) ? silent(now, 'paused') : now;
    case 'changed':
      return isSpeaking(now) ? say(now, now.at) : now;
    case 'single':
      return { ...now, isSingle: event.isSingle };
    default:
      return event.generation === now.generation && isSpeaking(now)
        ? handleEngineEvent(now, event)
        : now;
  }
}

export function isSpeaking({ status }: Pick<Listening, 'status'>): boolean {
  return status === 'starting' || status === 'reading';
}

type EngineEvent = Extract<ListenEvent, { readonly generation: number }>;

function handleEngineEvent(now: Listening, event: EngineEvent): Listening {
  switch (event.type) {
    case 'started':
      return { ...now, status: 'reading' };
    case 'ended':
      // An end without a start: nothing was heard.
      return now.status === 'starting' ? again(now, 'stopped') : advance(now);
    case 'overdue':
      return again(now, 'stopped');
    case 'failed':
      if (event.why === 'cut') return silent(now, 'paused');
      if (event.why === 'network') return silent(now, 'offline');
      return event.why === 'refused' ? silent(now, 'refused') : again(now, 'refused');
  }
}

function advance(now: Listening): Listening {
  const next = now.at + 1;
  if (next >= now.count) return silent(now, 'ended');
  return now.isSingle ? { ...silent(now, 'paused'), isDone: true } : say(now, next);
}

/** Returns the state for speaking a sentence; after the last one the status is `ended`. */
function say(now: Listening, at: number): Listening {
  if (at >= now.count) return silent(now, 'ended');
  if (now.availability === 'unknown') return { ...now, at, status: 'seeking' };
  if (now.availability !== 'ready') return { ...silent(now, now.availability), at };
  return { ...silent(now, 'starting'), at };
}

/** Goes on where the sentence stands now, or is ready at the beginning of another text. */
function onText(now: Listening, at: number | undefined): Listening {
  if (at !== undefined) return { ...now, at };
  const isWaiting = now.status === 'seeking' || isWithoutVoice(now.status);
  return { ...silent(now, isWaiting ? now.status : 'paused'), at: 0 };
}

function again(now: Listening, otherwise: 'stopped' | 'refused'): Listening {
  return now.isRetry ? silent(now, otherwise) : { ...silent(now, 'starting'), isRetry: true };
}

function silent(now: Listening, status: Status): Listening {
  return { ...now, status, generation: now.generation + 1, isDone: false, isRetry: false };
}

/** Starts reading if it was waiting for a voice. If there was none, the visitor has to press again. */
function onAvailability(now: Listening, before: VoiceAvailability): Listening {
  if (now.status === 'seeking') return now.availability === 'unknown' ? now : say(now, now.at);
  if (now.availability === before) return now;
  if (now.availability === 'ready')
    return isWithoutVoice(now.status) ? { ...now, status: 'voice-found' } : now;
  if (now.availability === 'unknown') return now;
  if (now.status === 'starting') return silent(now, now.availability);
  // The current sentence is finished if the engine can.
  return now.status === 'reading' ? now : { ...now, status: now.availability };
}

export function isWithoutVoice(status: Status): boolean {
  return status === 'none' || status === 'not-selected' || status === 'offline';
}
