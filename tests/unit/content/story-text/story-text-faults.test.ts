import { describe, expect, it } from 'vitest';
import { crumbFault } from '#content/story-text/story-text-faults.ts';

describe('a piece that is too short to be heard', () => {
  it.each([
    'We met approx.',
    'Was it a goal? Yes! Why? Who knows.',
    'A. Yes.',
    'It is short. ',
    '',
  ])('is not in: %s', (line) => expect(crumbFault(line)).toBeUndefined());

  it.each([
    ['We met Sen. Kane. Then we left.', 'Kane.'],
    ['He stopped. Well. So it was.', 'Well.'],
    ['They won 3:1. 7 ran.', '7 ran.'],
  ])('is in: %s', (line, crumb) => {
    expect(crumbFault(line)).toContain(`"${crumb}" is too short`);
  });
});
