/** Whether there is a voice to read with, and if not, why. */
export type VoiceAvailability = 'unknown' | 'ready' | 'none' | 'not-selected' | 'offline';

export type Status =
  /** Looking for a voice; then it begins. */
  | 'seeking'
  /** A sentence was given to the engine, which has not said yet that it speaks. */
  | 'starting'
  | 'reading'
  | 'paused'
  | 'ended'
  /** The engine fell silent, twice. */
  | 'stopped'
  /** The engine did not want to. */
  | 'refused'
  /** No voice for this language; or only such as need internet: none chosen yet, or none to be had. */
  | 'none'
  | 'not-selected'
  | 'offline'
  /** One has come since; nothing is said before the next press. */
  | 'voice-found';

export interface Listening {
  readonly status: Status;
  readonly availability: VoiceAvailability;
  /** The sentence that is read, or is to be. From 0. */
  readonly at: number;
  readonly count: number;
  /** Goes up with whatever is to silence what was said before: what that still reports is old. */
  readonly generation: number;
  /** It was read to its end, and the visitor is to ask for the next one. */
  readonly isDone: boolean;
  /** The engine's second try with this sentence. */
  readonly isRetry: boolean;
  /** Stops after each sentence. */
  readonly isSingle: boolean;
}

export type ListenEvent =
  | { readonly type: 'availability'; readonly availability: VoiceAvailability }
  | { readonly type: 'play' | 'pause' | 'next' | 'before' | 'changed' }
  | { readonly type: 'go'; readonly at: number }
  | { readonly type: 'single'; readonly isSingle: boolean }
  /** From the engine, or from the clock that watches it. */
  | { readonly type: 'started' | 'ended' | 'overdue'; readonly generation: number }
  | { readonly type: 'failed'; readonly generation: number; readonly why: Failure };

/** `cut`: somebody else's doing; `refused`: it must not speak; `network`: its voice is elsewhere. */
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

/** What is true after an event. The engine is to speak when the generation is new and `starting`. */
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
      // An end without a beginning: nothing was heard.
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

/** Says a sentence; behind the last one there is none. */
function say(now: Listening, at: number): Listening {
  if (at >= now.count) return silent(now, 'ended');
  if (now.availability === 'unknown') return { ...now, at, status: 'seeking' };
  if (now.availability !== 'ready') return { ...silent(now, now.availability), at };
  return { ...silent(now, 'starting'), at };
}

function again(now: Listening, otherwise: 'stopped' | 'refused'): Listening {
  return now.isRetry ? silent(now, otherwise) : { ...silent(now, 'starting'), isRetry: true };
}

function silent(now: Listening, status: Status): Listening {
  return { ...now, status, generation: now.generation + 1, isDone: false, isRetry: false };
}

/** It begins where a voice was waited for; where none was there, the visitor is to press again. */
function onAvailability(now: Listening, before: VoiceAvailability): Listening {
  if (now.status === 'seeking') return now.availability === 'unknown' ? now : say(now, now.at);
  if (now.availability === before) return now;
  if (now.availability === 'ready')
    return isWithoutVoice(now.status) ? { ...now, status: 'voice-found' } : now;
  if (now.availability === 'unknown') return now;
  if (now.status === 'starting') return silent(now, now.availability);
  // What is being said is said to its end, if the engine can.
  return now.status === 'reading' ? now : { ...now, status: now.availability };
}

function isWithoutVoice(status: Status): boolean {
  return status === 'none' || status === 'not-selected' || status === 'offline';
}
