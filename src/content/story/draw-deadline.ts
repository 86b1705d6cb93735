const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const statesDeadline = /\b8pm on\b/i;

const timeZone = 'Europe/London';
const londonDay = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
const londonHour = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * A prize draw states its end in words ("8pm on 1 May 2025") and carries the same instant as a
 * field, so that the page can say that it has closed (section 9, decision 20).
 */
export function drawErrors(deadline: string | undefined, text: string): readonly string[] {
  if (deadline === undefined) {
    return statesDeadline.test(text) ? ['deadline: is missing, but the text says "8pm on"'] : [];
  }
  const date = new Date(deadline);
  if (!instant.test(deadline) || Number.isNaN(date.getTime())) {
    return [`deadline: "${deadline}" is not an instant such as 2025-05-01T20:00:00+01:00`];
  }
  const errors: string[] = [];
  if (date.toLocaleTimeString('en-GB', londonHour) !== '20:00')
    errors.push(`deadline: "${deadline}" is not 8pm in London`);
  const stated = `8pm on ${date.toLocaleDateString('en-GB', londonDay)}`;
  if (!text.includes(stated))
    errors.push(`deadline: "${deadline}" needs the words "${stated}" in the text`);
  return errors;
}

/** Whether a prize draw's deadline has passed; false for a story without one. */
export function isDrawClosed(deadline: string | undefined, now: Date): boolean {
  return deadline !== undefined && Date.parse(deadline) <= now.getTime();
}
