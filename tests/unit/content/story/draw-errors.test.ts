import { describe, expect, it } from 'vitest';
import { isDrawClosed } from '#content/story/draw-deadline.ts';
import { drawErrors, readDeadline } from '#content/story/draw-errors.ts';

function errors(deadline: string | undefined, ...lines: readonly string[]): readonly string[] {
  return errorsOn('2025-04-25', deadline, ...lines);
}

function errorsOn(
  date: string,
  deadline: string | undefined,
  ...lines: readonly string[]
): readonly string[] {
  const paragraphs = lines.map((text, at) => ({ line: at + 9, text }));
  return drawErrors(deadline, { paragraphs, date, isEnglish: true }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

const summer = '2025-05-01T20:00:00+01:00';

describe('a draw without a deadline', () => {
  it.each([
    '8pm on 1 May 2025',
    '20:00 on 1 May 2025',
    '8pm BST, Thursday, May 1, 2025',
    '8pm on the 1st of May',
    '8 o’clock in the evening on 1 May',
    '8pm on 01.05.2025',
    '01/05/25 at 8pm',
    '2025-05-01T20:00',
  ])('is reported however its end is written, with the line to write: %s', (words) => {
    const proposal = `write deadline: ${summer}, or deadline: no where nothing closes then`;
    expect(errors(undefined, 'Win a prize.', `The quiz ends at ${words}.`)).toEqual([
      `10: deadline: is missing, but the text says "${words}"; ${proposal}`,
    ]);
    for (const deadline of [summer, '2025-05-01 20:00', '2025-05-01T19:00:00.000Z'])
      expect(errors(deadline, `The quiz ends at ${words}.`)).toEqual([]);
  });

  it.each([
    'It ends at 8pm on Friday.',
    'Entries close at noon on 3 May.',
    'Send your answer by 6pm on 3 May 2025 to win a prize.',
    'The prize draw closes on Friday 2 May 2025.',
    'The last day of the quiz is 2/5/25.',
    'We have a quiz. Send your drawing by 1 June.',
    'Our prize draw is open. It closes on 2 May 2025.',
    'You can win a prize. The draw closes on 2 May.',
    'Win a prize! Your last chance to enter is 2 May.',
    'Our quiz runs from 26 April to 1 May 2025, 8pm.',
    'In our quiz, answers after 8pm on 1 May do not count.',
  ])('is found in: %s', (line) => expect(errors(undefined, line)).toHaveLength(1));

  it('is the time after the word that says so', () => {
    const line = 'The quiz starts at 9am on 3 May 2025 and ends at 4pm on 4 May 2025.';
    expect(errors(undefined, line)).toEqual([expect.stringContaining('says "4pm on 4 May 2025"')]);
  });

  it.each([
    'The match kicks off at 3pm on Saturday 5 April 2025 and is over by five.',
    'The competition starts at 9am on 3 May 2025 and ends at 4pm on 4 May 2025.',
    'The score was 8.15 on average. It ends well.',
    'The last prize went to Ann, who ran the race in 1.2.34 at 5pm.',
    'The last prize went to Ann, who ran the race in 1/2.34 at 5pm.',
    'The season ends on 3 May 2025.',
    'The quiz ends on Friday.',
    'Last Friday, 2 May 2025, we had a quiz.',
    'The prize was given by Ron on 4 May 2025.',
    'The quiz ended on 3 March 2025.',
    'He won a prize for reading. School ends on 18 July this year.',
    'Our quiz night was a success. The season ends on 31 May 2025.',
    'There were prizes for everyone. Training finishes on 12 June.',
    'The road will be closed on 24 May. Our quiz goes ahead.',
    'Kit orders close on 20 May 2025. Thanks to all who sold raffle tickets.',
    'Everyone born before 1 September 2013 may enter the quiz.',
    'The last train from our quiz to Bath left at 8pm.',
    'Thanks for the quiz. After 8pm on 1 May we all went home.',
  ])('is not seen in: %s', (line) => expect(errors(undefined, line)).toEqual([]));
});

it.each([
  ['2025-11-20', '5 January', '2026-01-05T20:00:00+00:00'],
  ['2025-02-20', '5 December', '2025-12-05T20:00:00+00:00'],
])('a story of %s means the next %s by a day without a year', (date, day, deadline) => {
  expect(errorsOn(date, undefined, `Send your quiz answers by 8pm on ${day}.`)).toEqual([
    expect.stringContaining(`write deadline: ${deadline}, or`),
  ]);
});

it('reads a day without a year as one in the next year only late in the year', () => {
  const line = 'The quiz closes on 5 January.';
  expect(errorsOn('2025-11-20', undefined, line)).toHaveLength(1);
  expect(errorsOn('2025-05-20', undefined, line)).toEqual([]);
});

describe('a deadline', () => {
  it('agrees with the words in summer and in winter', () => {
    expect(errors(summer, 'It ends at 8pm on 1 May 2025.')).toEqual([]);
    expect(errors('2025-12-01T20:00:00Z', 'It ends at 8pm on 1 December 2025.')).toEqual([]);
    expect(errors('2025-12-01 20:00', 'It ends at 8pm on Monday.')).toEqual([]);
    expect(errors('2025-05-02T00:00:00+01:00', 'It ends at midnight on 1 May.')).toEqual([]);
  });

  it('is reported when the words state another time or none', () => {
    expect(errors(summer, 'It ends at 8pm on 2 May 2025.')).toEqual([
      `0: deadline: "${summer}" is 8pm on 1 May 2025 in London, but the text says "8pm on 2 May 2025"; make them agree`,
    ]);
    expect(errors('2025-05-01T20:30:00Z', 'It ends.')).toEqual([
      '0: deadline: "2025-05-01T20:30:00Z" needs the words "9.30pm on 1 May 2025" in the text',
    ]);
  });

  it('is not before the story', () => {
    const rule = 'is before the story, which is of 2025-04-25; correct one of the two';
    expect(errors('2025-01-10 20:00', 'It closes at 8pm on 10 January.')).toEqual([
      expect.stringContaining(`0: deadline: "2025-01-10 20:00" ${rule}`),
    ]);
    expect(errors('2025-04-25 00:00', 'It closes at midnight on 24 April.')).toEqual([]);
  });

  it.each([
    'soon',
    '2025-05-01',
    '2025-13-01T20:00:00Z',
    '2025-02-30 20:00',
    '2025-05-01 27:00',
    '1 May 2025',
  ])('is not %j', (deadline) => {
    expect(errors(deadline, 'It ends at 8pm on 1 May 2025.')).toEqual([
      `0: deadline: "${deadline}" is not an instant such as ${summer}`,
    ]);
  });

  it('without a zone is the clock of London', () => {
    expect(readDeadline('2025-05-01 20:00')?.toISOString()).toBe('2025-05-01T19:00:00.000Z');
    expect(readDeadline('2025-12-01T20:00')?.toISOString()).toBe('2025-12-01T20:00:00.000Z');
  });
});

it('closes a draw at its deadline and not before', () => {
  const deadline = '2025-05-01T19:00:00.000Z';
  expect(isDrawClosed(deadline, new Date('2025-05-01T18:59:59.999Z'))).toBe(false);
  expect(isDrawClosed(deadline, new Date(deadline))).toBe(true);
  expect(isDrawClosed(undefined, new Date())).toBe(false);
});
