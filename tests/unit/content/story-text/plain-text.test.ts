import { describe, expect, it } from 'vitest';
import { plainText } from '#content/story-text/plain-text.ts';

describe('plainText', () => {
  it.each([
    ['It is **very** good.', 'It is very good.', /^"\*\*very\*\*" is bold/],
    ['## A heading {#a\\_heading}', 'A heading', /is a heading/],
    ['# A heading {.unnumbered}', 'A heading', /is a heading/],
    ['They won ![][image1] it.', 'They won  it.', /^"!\[\]\[image1\]" is a picture/],
    ['![A cup](a.png){width="3in"}', '', /is a picture/],
    ['[image1]: <data:image/png;base64,iVBORw0KGgo=>', '', /is a picture, which is left out/],
    ['It is [very]{.underline} good.', 'It is very good.', /is a style/],
    ['[![A cup](a.png)](https://a.example) The cup', 'The cup', /is a picture/],
    ['## []{#_heading=h.1 .anchor}The cup', 'The cup', /is a heading/],
    ['<tr><th>Team</th> <td>Points</td></tr>', 'Team, Points', /^"<tr>" is HTML/],
    ['It was in 2004[1][2].', 'It was in 2004.', /^"\[1\]" is the mark of a footnote/],
    [
      'It was **good**[1], “very good”.[12]',
      'It was good, “very good”.',
      /bold/,
      /\[1\]" is the mark/,
    ],
    ['It is *very* good.', 'It is very good.', /is italics/],
    ['**See https://a.example/b_c_d now**', 'See https://a.example/b_c_d now', /is bold/],
    ['See [our books](/books).', 'See our books.', /"\[our books\]\(\/books\)" is a link without/],
    ['## A heading ##', 'A heading', /is a heading/],
    ['> A quotation', 'A quotation', /is a quotation; write “ ”/],
    ['| a | b |', 'a, b', /is a table/],
    ['It is <b>good</b>.', 'It is good.', /^"<b>" is HTML/],
    ['Rules:<ul><li class="a">One<li>Two</ul>End', 'Rules:\nOne\nTwo\nEnd', /^"<ul>" is HTML/],
    [
      '<dl><dt>Term</dt><dd>Meaning</dd></dl>After<h2>Head</h2>',
      'Term\nMeaning\nAfter\nHead',
      /is HTML/,
    ],
    ['<details><summary>Answer</summary>Forty-two</details>', 'Answer\nForty-two', /is HTML/],
    ['<figure>A cup<figcaption>Ours</figcaption></figure>', 'A cup\nOurs', /is HTML/],
    ['<script>alert(1)</script>One', 'One', /is HTML/],
    ['They won.[^1] Then', 'They won. Then', /^"\[\^1\]" is the mark of a footnote/],
    ['[^1]: See the report.', 'See the report.', /is the mark of a note/],
    ['See [the BBC][1].', 'See the BBC.', /is a link whose address/],
    ['[1]: https://a.example', 'https://a.example', /is the mark of a note/],
    ['[[Tom|The coach]] and [[Mo]]', 'The coach and Mo', /is a link without a whole address/],
    ['They won. ![[cup.jpg|300]]', 'They won.', /is a picture/],
    ['It is ==very== good.', 'It is very good.', /^"==very==" is highlighted/],
    ['> [!note]- Half-time', 'Half-time', /is a quotation/],
    ['A cup <!-- ask Mo', 'A cup', /is a comment without an end/],
    ['A cup %% ask Mo', 'A cup', /is a comment without an end/],
    ['{{< figure src="a.jpg" >}} {% raw %}One', 'One', /is a command/],
    [
      '[caption id="a" width=3]A cup[/caption]',
      'A cup',
      /^"\[caption id="a" width=3\]" is a command/,
    ],
    ['[embed]https://a.example/b[/embed]', 'https://a.example/b', /^"\[embed\]" is a command/],
    ['One {{ site.title }} two{: .lead}', 'One  two', /^"\{\{ site.title \}\}" is a command/],
    ['Goal :tada:', 'Goal :tada:', /^":tada:" is printed; write the emoji itself/],
    [
      '<iframe src="https://a.example/b"></iframe>',
      '',
      /^"<iframe src="https:\/\/a.example\/b">" is HTML/,
    ],
    ['I &hearst2; it', 'I &hearst2; it', /"&hearst2;" is a character in HTML/],
  ])('removes markup that would be printed, with a warning: %s', (line, text, ...warnings) => {
    const plain = plainText(line);
    expect(plain.text).toBe(text);
    expect(plain.warnings).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
  });

  it.each([
    'Kai [7], Mo [10] and (Jo [11]).',
    'Under [11] and under [13] teams',
    'Nos vemos el [24] de mayo',
    '[7] Kai, "[8]" Mo, “[9]” Jo',
  ])('keeps a number in brackets that may be no mark of a footnote, and asks: %s', (line) => {
    const first = /\[\d+\]/.exec(line)?.[0];
    const message = `"${first}" is printed; take it out if it is the mark of a footnote, or write ( )`;
    expect(plainText(line)).toEqual({ text: line, warnings: [message] });
  });

  it.each([
    ['**bold with *it* inside**', 'bold with it inside'],
    ['__bold with _it_ inside__', 'bold with it inside'],
    ['***both***', 'both'],
    ['___both___', 'both'],
    ['**bold** and **bold *it***', 'bold and bold it'],
  ])('removes bold and italics of %s', (line, text) => {
    const plain = plainText(line);
    expect(plain.text).toBe(text);
    expect(plain.warnings).toEqual([
      expect.stringMatching(/is bold/),
      expect.stringMatching(/is italics/),
    ]);
  });

  it.each([
    ['See [our books](https://a.example/b_(c)).', 'See our books (https://a.example/b_(c)).'],
    ['<a href="https://a.example">Here</a>', 'Here (https://a.example)'],
    ['<https://a.example>', 'https://a.example'],
    ['- “Yes,” he said.', '– “Yes,” he said.'],
    ['* one', '– one'],
    ['One<br>two<br/>three', 'One\ntwo\nthree'],
    ['One<br class="x" />two<hr>three', 'One\ntwo\nthree'],
    ['[](https://a.example/b_(c))The []()cup', 'The cup'],
    ['---', ''],
    ['##', ''],
    ['<!-- later -->', ''],
    ['One%% later %% two', 'One two'],
    ['They won. ^the-cup', 'They won.'],
    ['^the-cup', ''],
    ['[TOC]', ''],
    [': A kick from the corner.', 'A kick from the corner.'],
    [':::tip Drink water.', 'Drink water.'],
    ['::: {.box}', ''],
    ['Fish &amp; chips&#8203; &#233;', 'Fish & chips é'],
    ['&iquest;D&oacute;nde? &Ntilde;, &frac12; m&sup2; &rarr; &hearts;', '¿Dónde? Ñ, ½ m² → ♥'],
    ['&COPY;, Reader&reg;, a&shy;b, it&rsquo;s 8&nbsp;pm', '©, Reader, ab, it’s 8 pm'],
    ['An emoji: &#55357;&#56832;', 'An emoji: 😀'],
    [
      'Half of one: &#55357; &#xDE00;, and no character: &#xFFFF;',
      'Half of one:  , and no character:',
    ],
    [String.raw`5\* and \_so\_ on`, '5* and _so_ on'],
    [
      String.raw`Q\&A, 2 \= 2, \<3, \"Hi\", it\'s, \$5 and \\`,
      String.raw`Q&A, 2 = 2, <3, "Hi", it's, $5 and \ `.trim(),
    ],
    ['One\\', 'One'],
    [String.raw`See https://a.example/my\_page\_1 now`, 'See https://a.example/my_page_1 now'],
    [String.raw`See https://a.example\.`, 'See https://a.example.'],
    [
      String.raw`[https://a.example/my\_page](https://a.example/my_page)`,
      'https://a.example/my_page',
    ],
    ['[1](https://a.example)', '1 (https://a.example)'],
    ['`code`', 'code'],
    ['`https://a.example/b`', 'https://a.example/b'],
    ['[https://a.example](https://a.example){.uri}', 'https://a.example'],
    ['[Coach]: Run!', '[Coach]: Run!'],
    ['- [x] done', '– done'],
    ['One</li>Two</li>', 'One\nTwo'],
  ])('repairs what it can: %s', (line, text) => {
    expect(plainText(line)).toEqual({ text, warnings: [] });
  });

  it.each([
    'A 5* hotel and a 4* bus.',
    '*',
    'Kick-off is at 19:30 - doors open at 18:00.',
    '– Yes, he said.',
    '3 < 5 and 5 > 3, and I <3 football.',
    'We are #1.',
    'It was 10:30:15, and 3:2:1. :) [sic] and [Coach]',
    'a == b, c == d and 2==2==2',
    '50% of them, and 100 %.',
    '1. FC Köln won.',
    'A. A referee with a very loud whistle.',
    'See https://a.example/a_b_c__d/*x*?y=[1](2).',
    '“Quoted”, ‘quoted’, "quoted", it’s and it\'s.',
    'A line --- with dashes -- inside.',
    'I like _____ and ______.',
    'I like __, ___ and ____ and ***** and **.',
    'See https://a.example/?q=[1].',
  ])('leaves alone: %s', (line) => {
    expect(plainText(line)).toEqual({ text: line, warnings: [] });
  });
});
