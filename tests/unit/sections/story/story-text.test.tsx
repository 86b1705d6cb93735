// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { StoryText } from '#sections/story/story-text.tsx';

afterEach(cleanup);

const words = 'Content for this story is coming soon. Check back later for updates.';

it.each(['', '  \n\r\n \t'])('says of a story without a text that it is coming', (content) => {
  render(<StoryText blocks={storyBlocks(content)} words={[]} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('says nothing of the kind beside a text', () => {
  render(<StoryText blocks={storyBlocks('One line.\n\nAnother.')} words={[]} />);
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('One line.').closest('p')?.className).toContain('first');
  expect(screen.getByText('Another.')).toBeDefined();
});
