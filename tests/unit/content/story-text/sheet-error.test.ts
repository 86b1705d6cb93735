import { describe, expect, it } from 'vitest';
import { parseStory } from '#content/story/parse-story.ts';
import { stories } from '../../../support/content/stories.ts';

const head = 'title: A long one\nimage: /art/a.svg\nalt: A\ncategories: news\ndate: 2025-05-10';
const paragraph = 'Twelve short words of a story fill more than half a line. '.repeat(3).trim();

function parsed(paragraphs: number, more = '') {
  const text = Array(paragraphs).fill(paragraph).join('\n\n');
  return parseStory('13.md', `---\n${head}${more}\n---\n${text}`);
}

describe('the class sheet', () => {
  it('has room for every story there is', () => {
    expect(stories.length).toBeGreaterThanOrEqual(6);
  });

  it('names a story that is too long for it, and says by how much', () => {
    const story = parsed(24);
    expect(story).toMatchObject({
      status: 'invalid',
      errors: [
        {
          line: 8,
          error: expect.stringMatching(
            /^"A long one" has 864 words and is too long for the class sheet, .*US Letter; take out about \d+ lines/,
          ),
        },
      ],
    });
  });

  it('has less room beside a lesson', () => {
    const play = `\nplay: ${'Run and pass. '.repeat(12)}`;
    const most = Array.from({ length: 30 }, (_, at) => at).filter(
      (count) => parsed(count).status === 'parsed',
    );
    const fullest = most.at(-1) ?? 0;
    expect(fullest).toBeGreaterThan(8);
    expect(parsed(fullest, play).status).toBe('invalid');
  });
});
