import { describe, expect, it } from 'vitest';
import { crumbError, markupErrors } from '#content/story-text/story-text-errors.ts';

describe('a piece that is too short to be heard', () => {
  it.each([
    'We met approx.',
    'Was it a goal? Yes! Why? Who knows.',
    'A. Yes.',
    'It is short. ',
    '',
  ])('is not in: %s', (line) => expect(crumbError(line)).toBeUndefined());

  it.each([
    ['We met Sen. Kane. Then we left.', 'Kane.'],
    ['He stopped. Well. So it was.', 'Well.'],
    ['They won 3:1. 7 ran.', '7 ran.'],
  ])('is in: %s', (line, crumb) => {
    expect(crumbError(line)).toContain(`"${crumb}" is too short`);
  });
});

describe('markupErrors', () => {
  it.each([
    [
      'It is **very** good.',
      '"**very**" is Markdown or HTML (bold) and would be printed as it is; write very',
    ],
    ['It is __very__ good.', /bold.*write very/],
    ['It is *very* good.', /italics.*write very/],
    ['It is _very_ good.', /italics.*write very/],
    ['See [our books](/books).', /"\[our books\]\(\/books\)" .*a link.*our books https/],
    ['See [our books](https://a.example/b).', /a link/],
    ['![A cup](/art/cup.svg)', /a picture/],
    ['## A heading', /"## A heading".*a heading.*write a plain line: A heading/],
    ['- one', /a list/],
    ['- “Yes,” he said.', /speech has “ ” or –/],
    ['* one', /a list/],
    ['• one', /a list/],
    ['1. one', /a list/],
    ['2) two', /a list/],
    ['> A quotation', /a quotation/],
    ['---', /a line/],
    ['* * *', /a line/],
    ['| a | b |', /a table/],
    ['`code`', /code/],
    ['It is <b>good</b>.', /HTML/],
    ['One<br>two', /HTML/],
    ['<img src="/art/cup.svg">', /HTML/],
    ['<!-- later -->', /HTML/],
    ['<https://a.example>', /HTML/],
    ['Fish &amp; chips', /HTML/],
    ['~~gone~~', /struck out/],
  ])('finds what would be printed: %s', (line, error) => {
    expect(markupErrors(line)[0]).toMatch(error);
  });

  it('finds every kind of mark in a line', () => {
    expect(markupErrors('# A **bold** [link](/x) and <i>more</i>')).toHaveLength(4);
  });

  it.each([
    'A 5* hotel and a 4* bus.',
    'Was it a 5*?',
    '*',
    'Kick-off is at 19:30 - doors open at 18:00.',
    'It ended 2-1, or 2–1.',
    '– Yes, he said.',
    '— No.',
    '3 < 5 and 5 > 3, and I <3 football.',
    'Q&A with the players; R&D; AT&T.',
    'We are #1.',
    '#football',
    '1. FC Köln won.',
    '7 players, 1.5 hours, 10.30am.',
    'A. A referee with a very loud whistle.',
    'B) The second',
    'See https://a.example/a_b_c__d/*x*?y=[1](2).',
    'snake_case and __init',
    'He said (see [page 4]) no.',
    '“Quoted”, ‘quoted’, "quoted", it’s and it\'s.',
    'A line --- with dashes -- inside.',
    '£5, 50%, 3/4, a+b=c, a|b, ~10 minutes.',
    'Ron Smith Under 13 Youth Cup',
  ])('leaves alone: %s', (line) => {
    expect(markupErrors(line)).toEqual([]);
  });
});
