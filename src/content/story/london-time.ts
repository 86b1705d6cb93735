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
