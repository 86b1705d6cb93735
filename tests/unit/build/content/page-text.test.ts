import { expect, it } from 'vitest';
import { pageText } from '../../../../src/build/content/page-text.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';

const words = 'Content for this story is coming soon. Check back later for updates.';

it.each(['', '  \n\r\n \t'])('says of a story without a text that it is coming', (content) => {
  expect(pageText(storyBlocks(content))).toContain(`<p>${words}</p>`);
});

it('says nothing of the kind beside a text, whose sentences are numbered', () => {
  const text = pageText(storyBlocks('One line.\n\nAnother. And one.'));
  expect(text).not.toContain(words);
  expect(text).toContain('<p class="first"><span id="s1">One line.</span></p>');
  expect(text).toContain('<span id="s2">Another. </span><span id="s3">And one.</span>');
});

it('writes what an author writes as text, in words and in addresses', () => {
  const text = pageText(storyBlocks('A <b>&"</b> & https://a.example/?a=1&b=2 end.'));
  expect(text).toContain('A &lt;b&gt;&amp;&quot;&lt;/b&gt; &amp; ');
  expect(text).toContain('href="https://a.example/?a=1&amp;b=2"');
  expect(text).not.toContain('<b>');
});

it('opens no tab for an e-mail address', () => {
  expect(pageText(storyBlocks('Write to a@b.example.'))).toContain(
    'Write to <a href="mailto:a@b.example">a@b.example</a>.',
  );
});

it('has a place for meanings below a block with words to know, and below no other', () => {
  const word = { word: 'ball', meaning: 'it is round', spanish: 'pelota' };
  const text = pageText(storyBlocks('Begin.\n\nThe ball is here.\n\nEnd.', [word]));
  expect(text.match(/role="status"/g)).toHaveLength(1);
  expect(text).toMatch(/<span class="word" data-word="0">ball<\/span>.*?<\/p><div role="status">/);
});
