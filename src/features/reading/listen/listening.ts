/**
 * Availability of a voice. `not-selected`: all voices need internet, and none is selected; `offline`: the
 * same, without a network.
 */
export type VoiceAvailability = 'unknown' | 'ready' | 'none' | 'not-selected' | 'offline';

/** `on` reads to the end, `single` pauses after each sentence, `turns` alternates with a child. */
export const readingModes = ['on', 'single', 'turns'] as const;

export type ReadingMode = (typeof readingModes)[number];

export type Status =
  /** Waiting for a voice; then reading starts. */
  | 'seeking'
  /** The engine was given a sentence and has not confirmed it yet. */
  | 'starting'
  | 'reading'
  | 'paused'
  /** A child reads this sentence; the next press moves on. No timer runs. */
  | 'turn'
  | 'ended'
  /** The engine failed twice to read a sentence, without an error event. */
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
  /** True when the sentence was read to its end and the mode `single` has paused the reader. */
  readonly isDone: boolean;
  /** True for the second attempt to speak this sentence. */
  readonly isRetry: boolean;
  readonly mode: ReadingMode;
  /** True if the child reads the first sentence, and not the voice. */
  readonly doesChildBegin: boolean;
}

export type ListenEvent =
  | { readonly type: 'availability'; readonly availability: VoiceAvailability }
  | { readonly type: 'play' | 'pause' | 'next' | 'previous' | 'changed' | 'swap' }
  | { readonly type: 'go'; readonly at: number }
  | { readonly type: 'mode'; readonly mode: ReadingMode }
  /** The list of sentences has changed; without the current one, `at` is the next one's index. */
  | {
      readonly type: 'text';
      readonly at: number;
      readonly count: number;
      readonly isCurrentShown: boolean;
    }
  /** Event of the engine, or of the timer that watches it. */
  | { readonly type: 'started' | 'ended' | 'overdue'; readonly generation: number }
  | { readonly type: 'failed'; readonly generation: number; readonly why: Failure };

/** `cut`: interrupted by something else; `refused`: not allowed; `network`: the voice needs internet. */
export type Failure = 'cut' | 'refused' | 'network' | 'other';

export function initialListening(count: number): Listening {
  return {
    status: 'seeking',
    availability: 'unknown',
    at: 0,
    count,
    generation: 0,
    isDone: false,
    isRetry: false,
    mode: 'on',
    doesChildBegin: false,
  };
}

/**
 * Reduces an event to the next state. The engine must speak when the generation is new and the status
 * `starting`.
 */
export function reduceListening(now: Listening, event: ListenEvent): Listening {
  switch (event.type) {
    case 'availability':
      return onAvailability({ ...now, availability: event.availability }, now.availability);
    case 'play':
      if (now.status === 'ended') return say(now, 0);
      return say(now, now.isDone || now.status === 'turn' ? now.at + 1 : now.at);
    case 'next':
      return say(now, now.at + 1);
    case 'previous':
      return say(now, Math.max(0, now.at - 1));
    case 'go':
      return say(now, event.at);
    case 'text': {
      const { at, count, isCurrentShown } = event;
      // In turns, the current sentence keeps its reader.
      const isOtherTurn = isReadByChild(now, at) !== isReadByChild(now, now.at);
      const isSwapped = now.mode === 'turns' && isCurrentShown && isOtherTurn;
      const doesChildBegin = now.doesChildBegin !== isSwapped;
      return onText({ ...now, at, count, doesChildBegin }, isCurrentShown);
    }
    case 'pause':
      // A voice that loads later must not begin in a hidden tab.
      return isSpeaking(now) || now.status === 'seeking' ? silent(now, 'paused') : now;
    case 'changed':
      return isSpeaking(now) ? say(now, now.at) : now;
    case 'mode':
      return onMode({ ...now, mode: event.mode });
    case 'swap': {
      const swapped = { ...now, doesChildBegin: !now.doesChildBegin };
      return isSpeaking(now) || now.status === 'turn' ? say(swapped, now.at) : swapped;
    }
    default:
      return event.generation === now.generation && isSpeaking(now)
        ? handleEngineEvent(now, event)
        : now;
  }
}

/** Parses a stored mode, which may no longer exist. */
export function modeOf(kept: string | undefined): ReadingMode {
  return readingModes.find((mode) => mode === kept) ?? 'on';
}

export function isSpeaking({ status }: Pick<Listening, 'status'>): boolean {
  return status === 'starting' || status === 'reading';
}

/** Returns whether the child reads the sentence; without a voice, whether the second child does. */
export function isReadByChild({ doesChildBegin }: Listening, at: number): boolean {
  return (at % 2 === 1) !== doesChildBegin;
}

/** Returns whether two children take turns, because there is no voice. */
export function hasNoVoice({ availability }: Listening): boolean {
  return availability !== 'ready' && availability !== 'unknown';
}

/** Applies a new mode. The voice keeps reading, unless the sentence is now a child’s. */
function onMode(now: Listening): Listening {
  if (now.mode !== 'turns') return now.status === 'turn' ? silent(now, 'paused') : now;
  const lacksVoice = isNoVoiceStatus(now.status) || now.status === 'voice-found';
  return lacksVoice || (isSpeaking(now) && isReadByChild(now, now.at)) ? say(now, now.at) : now;
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
  return now.mode === 'single' ? { ...silent(now, 'paused'), isDone: true } : say(now, next);
}

/** Returns the state for speaking a sentence; after the last one the status is `ended`. */
function say(now: Listening, at: number): Listening {
  if (at >= now.count) return silent(now, 'ended');
  if (now.mode === 'turns' && (isReadByChild(now, at) || hasNoVoice(now)))
    return { ...silent(now, 'turn'), at };
  if (now.availability === 'unknown') return { ...now, at, status: 'seeking' };
  if (now.availability !== 'ready') return { ...silent(now, now.availability), at };
  return { ...silent(now, 'starting'), at };
}

/** Continues with the current sentence, or pauses if it is no longer shown. */
function onText(now: Listening, isCurrentShown: boolean): Listening {
  if (isCurrentShown) return now;
  const isWaiting = now.status === 'seeking' || isNoVoiceStatus(now.status);
  return silent(now, isWaiting ? now.status : 'paused');
}

function again(now: Listening, otherwise: 'stopped' | 'refused'): Listening {
  return now.isRetry ? silent(now, otherwise) : { ...silent(now, 'starting'), isRetry: true };
}

function silent(now: Listening, status: Status): Listening {
  return { ...now, status, generation: now.generation + 1, isDone: false, isRetry: false };
}

/** Starts reading if the status is `seeking`; otherwise a new voice waits for another press. */
function onAvailability(now: Listening, before: VoiceAvailability): Listening {
  if (now.status === 'seeking') return now.availability === 'unknown' ? now : say(now, now.at);
  if (now.availability === before) return now;
  if (now.availability === 'ready') {
    const isWaiting = now.status === 'turn' && !isReadByChild(now, now.at);
    return isNoVoiceStatus(now.status) || isWaiting ? { ...now, status: 'voice-found' } : now;
  }
  if (now.availability === 'unknown' || now.status === 'turn') return now;
  if (now.status === 'starting') return say(now, now.at);
  // Let the engine finish the current sentence, if it can.
  return now.status === 'reading' ? now : { ...now, status: now.availability };
}

export function isNoVoiceStatus(status: Status): boolean {
  return status === 'none' || status === 'not-selected' || status === 'offline';
}
