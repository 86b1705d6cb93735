import { expect, it } from 'vitest';
import { htmlToText, parseSubmission } from '#function/request/submission.ts';
import { renderMail } from '#function/delivery/deliver.ts';
import { hostileTexts } from './hostile-texts.ts';
import { contact } from './test-function.ts';
import { sampleConfig } from './samples.ts';

const ourTags = /<\/?(?:p|h2|strong)>|<br>/g;

it.each(hostileTexts)('adds no tag, no entity and no attribute to a mail: %j', (text) => {
  const subject = `Contact Form: ${text.replace(/[\p{Cc}\u2028\u2029]/gu, '')}`;
  const parsed = parseSubmission({ ...contact, subject, html: text });
  if (parsed.status !== 'submission') throw new Error(parsed.status);
  const { html } = renderMail(parsed.submission, sampleConfig);
  expect(html.replace(ourTags, '')).not.toMatch(/[<>"'`]/);
  expect(html.replace(/&(?:amp|lt|gt|quot|#39|#96|nbsp);/g, '')).not.toContain('&');
});

it.each([
  ['<p>One<br>Two<br/>Three</p><p>Four</p>', 'One\nTwo\nThree\nFour'],
  ['  a \n b\t c ', '  a b\t c '],
  ['<p>a</p>\n  <p>b\n   c</p>\n', 'a\nb c'],
  ['<p>  indented<br><br><br><br>many  two</p>', '  indented\n\n\n\nmany  two'],
  ['<p>1&nbsp;000\u00a0kg\u3000全角</p>', '1\u00a0000\u00a0kg\u3000全角'],
  ['&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#39; &#x1F600;', '<b> &amp; "x" \'y\' 😀'],
  ['&#0; &#xD800; &#99999999; &unknown; &', '\ufffd \ufffd &#99999999; &unknown; &'],
  ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['a<!-- hidden -->b', 'ab'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<a href="x>y">z</a>', 'y">z'],
])('htmlToText reads %j', (html, text) => expect(htmlToText(html)).toBe(text));
