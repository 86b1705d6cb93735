import { describe, expect, it } from 'vitest';
import { plainText } from '#content/story-text/plain-text.ts';

describe('plainText', () => {
  it.each([
    ['It is **very** good.', 'It is very good.', /^"\*\*very\*\*" is bold/],
    ['It is __very__ good.', 'It is very good.', /is bold/],
    ['It is *very* good.', 'It is very good.', /is italics/],
    ['It is _very_ good.', 'It is very good.', /is italics/],
    ['**See https://a.example/b_c_d now**', 'See https://a.example/b_c_d now', /is bold/],
    ['See [our books](/books).', 'See our books.', /"\[our books\]\(\/books\)" is a link without/],
    ['One ![A cup](/art/cup.svg) two', 'One  two', /is a picture.* the field image/],
    ['## A heading ##', 'A heading', /is a heading/],
    ['> A quotation', 'A quotation', /is a quotation; write “ ”/],
    ['| a | b |', 'a, b', /is a table/],
    ['It is <b>good</b>.', 'It is good.', /^"<b>" is HTML/],
    ['<o:p></o:p>One', 'One', /is HTML/],
    ['<script>alert(1)</script>One', 'One', /is HTML/],
    ['{{< figure src="a.jpg" >}} {% raw %}One', 'One', /is a command/],
    ['~~gone~~', 'gone', /is struck out/],
    ['I &hearts; it', 'I &hearts; it', /"&hearts;" is a character in HTML/],
  ])('takes out what would be printed, and says so: %s', (line, text, warning) => {
    const plain = plainText(line);
    expect(plain.text).toBe(text);
    expect(plain.warnings).toEqual([expect.stringMatching(warning)]);
  });

  it.each([
    ['See [our books](https://a.example/b_(c)).', 'See our books (https://a.example/b_(c)).'],
    ['<a href="https://a.example">Here</a>', 'Here (https://a.example)'],
    ['<https://a.example>', 'https://a.example'],
    ['[a@b.example](mailto:a@b.example)', 'a@b.example'],
    ['- “Yes,” he said.', '– “Yes,” he said.'],
    ['* one', '– one'],
    ['• one', '– one'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    ['---', ''],
    ['* * *', ''],
    ['<!-- later -->', ''],
    ['Fish &amp; chips&#8203; &#233;', 'Fish & chips é'],
    [String.raw`5\* and \_so\_ on`, '5* and _so_ on'],
    ['`code`', 'code'],
    ['```js', ''],
    ['- [x] done', '– done'],
    ['One</p>', 'One'],
    ['One</li>Two</li>', 'One\nTwo'],
  ])('puts right what it can: %s', (line, text) => {
    expect(plainText(line)).toEqual({ text, warnings: [] });
  });

  it.each([
    'A 5* hotel and a 4* bus.',
    'Was it a 5*?',
    '*',
    'Kick-off is at 19:30 - doors open at 18:00.',
    'It ended 2-1, or 2–1.',
    '– Yes, he said.',
    '3 < 5 and 5 > 3, and I <3 football.',
    'Q&A with the players; R&D; AT&T.',
    'We are #1.',
    '#football',
    '1. FC Köln won.',
    '2) two',
    'A. A referee with a very loud whistle.',
    'See https://a.example/a_b_c__d/*x*?y=[1](2).',
    'snake_case and __init',
    'He said (see [page 4]) no.',
    '“Quoted”, ‘quoted’, "quoted", it’s and it\'s.',
    'A line --- with dashes -- inside.',
    '£5, 50%, 3/4, a+b=c, a|b, ~10 minutes.',
  ])('leaves alone: %s', (line) => {
    expect(plainText(line)).toEqual({ text: line, warnings: [] });
  });
});
