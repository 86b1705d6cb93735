import { describe, expect, it } from 'vitest';
import { drawErrors, isDrawClosed } from '#content/story/draw-deadline.ts';

describe('drawErrors', () => {
  it('is content with a story that is no prize draw', () => {
    expect(drawErrors(undefined, 'A match at 8pm.')).toEqual([]);
  });

  it('is content when the words and the instant agree, in summer and in winter', () => {
    expect(drawErrors('2025-05-01T20:00:00+01:00', 'It ends at 8pm on 1 May 2025.')).toEqual([]);
    expect(drawErrors('2025-05-01T19:00:00.000Z', 'It ends at 8pm on 1 May 2025.')).toEqual([]);
    expect(drawErrors('2025-12-01T20:00:00Z', 'It ends at 8pm on 1 December 2025.')).toEqual([]);
  });

  it('wants a deadline when the text states one', () => {
    expect(drawErrors(undefined, 'It ends at 8pm on Friday.')).toHaveLength(1);
  });

  it('wants the stated day', () => {
    expect(drawErrors('2025-05-01T20:00:00+01:00', 'It ends at 8pm on 2 May 2025.')).toEqual([
      'deadline: "2025-05-01T20:00:00+01:00" needs the words "8pm on 1 May 2025" in the text',
    ]);
  });

  it('wants 8pm in London', () => {
    expect(drawErrors('2025-05-01T20:00:00Z', 'It ends at 8pm on 1 May 2025.')).toEqual([
      'deadline: "2025-05-01T20:00:00Z" is not 8pm in London',
    ]);
  });

  it.each(['', 'soon', '2025-05-01', '2025-05-01T20:00', '2025-13-01T20:00:00Z', '1 May 2025'])(
    'refuses %j',
    (deadline) => {
      expect(drawErrors(deadline, 'It ends at 8pm on 1 May 2025.')).toEqual([
        `deadline: "${deadline}" is not an instant such as 2025-05-01T20:00:00+01:00`,
      ]);
    },
  );
});

describe('isDrawClosed', () => {
  const deadline = '2025-05-01T19:00:00.000Z';

  it('is open until the last moment and closed at the deadline', () => {
    expect(isDrawClosed(deadline, new Date('2025-05-01T18:59:59.999Z'))).toBe(false);
    expect(isDrawClosed(deadline, new Date(deadline))).toBe(true);
  });

  it('is never closed without a deadline', () => {
    expect(isDrawClosed(undefined, new Date())).toBe(false);
  });
});
