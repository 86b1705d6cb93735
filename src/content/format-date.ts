const longDate = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** 'YYYY-MM-DD' as 'March 12, 2025', the same in every time zone. */
export function formatDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
