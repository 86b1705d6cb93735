/** A date and time as stated in a text; parts that it does not state are undefined. */
export interface StatedTime {
  readonly words: string;
  /** Index of the first character in the text. */
  readonly at: number;
  /** Two values if "8 o’clock" can be morning or evening. */
  readonly hours: readonly number[];
  readonly minute: number;
  readonly day?: number;
  /** January is 1. */
  readonly month?: number;
  readonly year?: number;
  /** Sunday is 0. */
  readonly weekday?: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const month = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?:\.(?=,?\s+\d))?`;
const weekday = String.raw`(?<weekday>(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?)\b(?:\.(?=,?\s+\p{L}|,?\s+\d))?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?:,?\s+(?<year>\d{4}))?`;
const days = [
  String.raw`(?:${weekday},?\s+)?(?:the\s+)?${day}\s+(?:of\s+)?${month}${year}`,
  String.raw`(?:${weekday},?\s+)?${month}\s+${day}\b${year}`,
  String.raw`(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})`,
  String.raw`(?<day>\d{1,2})[./](?<number>\d{1,2})[./](?<year>\d{4})\b`,
  // With full stops, two digits may be seconds: "1.2.34".
  String.raw`(?<day>\d{1,2})/(?<number>\d{1,2})/(?<year>\d{2})\b`,
];
const dates = [...days, weekday];
const time = [
  String.raw`(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?\s?(?<half>[ap])(?:m\b|\.m\b\.?)`,
  String.raw`(?<hour>\d{1,2})[.:](?<minute>\d{2})(?:\s?(?:h|hrs|hours))?\b`,
  String.raw`(?<hour>\d{1,2})\s?o[’']clock(?:\s(?:in the (?:morning|afternoon|evening)|at night))?`,
  String.raw`(?<name>noon|midday|midnight)`,
];
const zone = String.raw`(?:\s+\(?(?:BST|GMT|UK time|London time)\)?)?`;
/** One pattern per combination, because a group name may occur only once in a pattern. */
const patterns = dates.flatMap((date) =>
  time.flatMap((clock) => [
    new RegExp(String.raw`\b${clock}${zone},?\s+(?:on\s+)?${date}`, 'giu'),
    new RegExp(String.raw`\b${date}(?:,?\s+(?:at\s+|by\s+|until\s+)?|(?<=\d)T)${clock}`, 'giu'),
  ]),
);

const dayPatterns = days.map((date) => new RegExp(String.raw`\b${date}`, 'giu'));

/** Finds all days in a text, with or without a time: "Friday 1 May", but not "Friday". */
export function statedDays(text: string): readonly StatedTime[] {
  return find(dayPatterns, text);
}

/**
 * Finds all times in a text that are stated with their day: "8pm on 1 May 2025", "Friday at 6.30
 * p.m.".
 */
export function statedTimes(text: string): readonly StatedTime[] {
  return find(patterns, text);
}

function find(all: readonly RegExp[], text: string): readonly StatedTime[] {
  const found = all.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }) =>
      statedTime(words, index, groups),
    ),
  );
  // Keep the longer of two that overlap.
  return found
    .toSorted((a, b) => b.words.length - a.words.length)
    .filter(
      (one, place, all) =>
        !all
          .slice(0, place)
          .some(({ at, words }) => one.at < at + words.length && at < one.at + one.words.length),
    )
    .toSorted((a, b) => a.at - b.at);
}

type Groups = Readonly<Record<string, string | undefined>>;

function statedTime(words: string, at: number, groups: Groups): StatedTime {
  const numbers = {
    day: groups['day'],
    month: groups['number'] ?? indexOf(months, groups['month'], 1),
    year: groups['year']?.padStart(4, '20'),
    weekday: indexOf(weekdays, groups['weekday'], 0),
  };
  const known = Object.entries(numbers).filter(([, value]) => value !== undefined);
  return {
    words,
    at,
    hours: hoursOf(groups),
    minute: Number(groups['minute'] ?? 0),
    ...Object.fromEntries(known.map(([name, value]) => [name, Number(value)])),
  };
}

function indexOf(
  names: readonly string[],
  name: string | undefined,
  first: number,
): number | undefined {
  return name === undefined ? undefined : names.indexOf(name.slice(0, 3).toLowerCase()) + first;
}

function hoursOf({ hour, half, name }: Groups): readonly number[] {
  if (name !== undefined) return name.toLowerCase() === 'midnight' ? [0, 24] : [12];
  const clock = Number(hour);
  if (half !== undefined) return [(clock % 12) + (half.toLowerCase() === 'p' ? 12 : 0)];
  return clock > 0 && clock <= 12 ? [clock, (clock % 12) + 12] : [clock];
}

/**
 * Returns true if the words can mean this instant in London; midnight can be either end of a day.
 */
export function isStated(stated: StatedTime, instant: Date): boolean {
  const clock = londonTime(instant);
  return stated.hours.some((hour) => {
    const day = hour === 24 ? londonTime(new Date(instant.getTime() - 1)) : clock;
    return (
      clock.hour === hour % 24 &&
      clock.minute === stated.minute &&
      (['day', 'month', 'year', 'weekday'] as const).every(
        (name) => stated[name] === undefined || stated[name] === day[name],
      )
    );
  });
}

const timeZone = 'Europe/London';

/** Returns the instant of a date and time in London. */
export function londonInstant(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): Date {
  const winter = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const summer = new Date(winter.getTime() - 3_600_000);
  return londonTime(summer).hour === winter.getUTCHours() ? summer : winter;
}

/** Returns date and time in London at an instant. */
export function londonTime(instant: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const number = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    weekday: new Date(Date.UTC(number('year'), number('month') - 1, number('day'))).getUTCDay(),
  };
}
