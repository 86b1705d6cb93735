import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';
import type { SourceLine } from '#content/story-text/read-paragraphs.ts';
import { splitSentences } from '#content/story-text/split-sentences.ts';
import { isCalendarDate } from '../words/format-date.ts';
import {
  londonInstant,
  londonTime,
  isStated,
  statedDays,
  type StatedTime,
  statedTimes,
} from './stated-times.ts';

interface DrawText {
  readonly paragraphs: readonly SourceLine[];
  /** Date of the story, which supplies a missing year; undefined if it cannot be read. */
  readonly date: string | undefined;
  /** False for a language whose words for an end are not known. */
  readonly isEnglish: boolean;
}

const example = '2025-05-01T20:00:00+01:00';

/**
 * Parses the field `deadline`: an ISO instant, or a date and time without zone, which are London
 * time. Returns undefined for anything else, including "no".
 */
export function readDeadline(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second = '', zone] =
    /^(\d{4})-(\d{2})-(\d{2})[T ]([01]\d|2[0-4]):([0-5]\d)(:[0-5]\d(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      text,
    ) ?? [];
  if (minute === undefined || !isCalendarDate(`${year}-${month}-${day}`)) return undefined;
  const instant =
    zone === undefined
      ? londonInstant(Number(year), Number(month), Number(day), Number(hour), Number(minute))
      : new Date(`${year}-${month}-${day}T${hour}:${minute}${second}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/**
 * Checks that a prize draw states its end in words ("8pm on 1 May 2025") and has the same instant
 * in the field `deadline`, so that the page can say that it has closed (section 9, decision 20). In
 * other languages only the field is checked. Errors about the field have line 0.
 */
export function drawErrors(deadline: string | undefined, text: DrawText): readonly Diagnostic[] {
  const { date, isEnglish } = text;
  if (deadline === undefined || deadline === '') return isEnglish ? missingDeadline(text) : [];
  if (/^(?:no|none)$/i.test(deadline)) return [];
  const instant = readDeadline(deadline);
  const error = (message: string) => [
    { line: 0, message: `deadline: ${quoted(deadline)} ${message}` },
  ];
  if (instant === undefined) return error(`is not an instant such as ${example}`);
  const stated = text.paragraphs.flatMap((paragraph) => statedTimes(paragraph.text));
  if (!isEnglish || stated.some((time) => isStated(time, instant)))
    return date !== undefined && iso(instant) < date
      ? error(
          `is before the story, which is of ${date}; correct one of the two, or write deadline: no`,
        )
      : [];
  const [other] = stated;
  return error(
    other === undefined
      ? `needs the words "${inWords(instant)}" in the text`
      : `is ${inWords(instant)} in London, but the text says "${other.words}"; make them agree`,
  );
}

/** Formats an instant as a story states it: "8pm on 1 May 2025". */
function inWords(instant: Date): string {
  const { hour, minute } = londonTime(instant);
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  const options = {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  } as const;
  const day = instant.toLocaleDateString('en-GB', options);
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'} on ${day}`;
}

/** Words that announce an end, and words that do so only in a story about a contest. */
const ends = /\b(?:end|close|finish)(?:s|es|d)?\b|\bclosing\b|\bdeadline\b/i;
const endsContest = new RegExp(
  String.raw`${ends.source}|\b(?:by|before|until|till|no later than|enter|send|last)\b|(?<=\bruns? from\b.*)\bto\b|\bafter\b(?=.*\bnot count\b)`,
  'i',
);
const starts = /\b(?:starts?|begins?|opens?|runs?|from|between|kicks? off)\b/i;
const contest = /\b(?:prizes?|quiz|raffle|giveaway|prize draw|entry|entries)\b/i;
/** Words that announce an end on a day without a time, in a sentence about a contest or to entrants. */
const endsOnDay = new RegExp(String.raw`${ends.source}|\blast (?:day|chance)\b`, 'i');
const asksByDay = /\b(?:enter|send|reply|entries)\b.*\b(?:by|before|until|till|no later than)\b/i;
/** Words that name the contest of a story that is about one. */
const contestNames = new RegExp(
  String.raw`${contest.source}|\b(?:enter|draw|competition)\b|^It\b`,
  'i',
);

/** Reports a stated end without a deadline: the page could never say that the draw has closed. */
function missingDeadline({ paragraphs, date }: DrawText): readonly Diagnostic[] {
  const isContest = paragraphs.some(({ text }) => contest.test(text));
  for (const { line, text } of paragraphs) {
    for (const sentence of splitSentences([{ kind: 'text', text }])) {
      const words = sentence.map((piece) => piece.text).join('');
      // A start suggests a match or a camp, unless the story is about a contest.
      const isEvent = !isContest && starts.test(words);
      const end = isEvent ? -1 : words.search(isContest ? endsContest : ends);
      if (end === -1) continue;
      const times = statedTimes(words);
      const stated = times.find((time) => time.at > end) ?? times[0];
      // A day without a time may be that of a match, unless the story is about a contest.
      const said = stated ?? (isContest ? lastDay(words, date) : undefined);
      if (said === undefined) continue;
      const instant = stated && instantOf(stated, date);
      const proposal =
        instant === undefined ? `its day and time, such as ${example}` : iso(instant);
      const message = `deadline: is missing, but the text says "${said.words}"; write deadline: ${proposal}, or deadline: no where nothing closes then`;
      return [{ line, message }];
    }
  }
  return [];
}

/** Returns the day on which a contest ends, unless it is before the story's date. */
function lastDay(words: string, date = ''): StatedTime | undefined {
  const asks = words.search(asksByDay);
  const end = asks === -1 && contestNames.test(words) ? words.search(endsOnDay) : asks;
  return statedDays(words).find((stated) => {
    const { at, month = 1, day } = stated;
    const isPast =
      date !== '' && new Date(Date.UTC(yearOf(stated, date), month - 1, day)).toISOString() < date;
    return end !== -1 && at > end && !isPast;
  });
}

/** Returns the instant of a stated time; undefined where it does not state its day. */
function instantOf(stated: StatedTime, date: string | undefined): Date | undefined {
  const { day, month, hours, minute, year } = stated;
  const itsYear = date === undefined ? year : yearOf(stated, date);
  return day === undefined || month === undefined || itsYear === undefined
    ? undefined
    : londonInstant(itsYear, month, day, hours.at(-1) ?? 0, minute);
}

/**
 * Returns the year of a stated day. If it is missing, it is the year of the story's date, or the next one
 * for a month that is more than half a year before it.
 */
function yearOf({ year, month = 1 }: StatedTime, date: string): number {
  const [storyYear = 0, storyMonth = 1] = date.split('-').map(Number);
  return year ?? (storyMonth - month > 6 ? storyYear + 1 : storyYear);
}

/** Formats an instant for the field `deadline`, in London time. */
function iso(instant: Date): string {
  const { year, month, day, hour, minute } = londonTime(instant);
  const local = Date.UTC(year, month - 1, day, hour, minute);
  const isSummer = local !== instant.getTime();
  return `${new Date(local).toISOString().slice(0, 19)}+0${isSummer ? 1 : 0}:00`;
}
