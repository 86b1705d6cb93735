import { describe, expect, it } from 'vitest';
import { isReadyForLaunch, launchReport } from '#build/launch-report.ts';
import { readStories } from '#build/read-stories.ts';

const stories = readStories({ root: process.cwd() });
const report = launchReport(stories);

function keys(state: 'pending' | 'approval' | 'sample'): readonly string[] {
  return report.items.filter((item) => item.state === state).map((item) => item.key);
}

function pagesOf(key: string): readonly string[] {
  return report.items.find((item) => item.key === key)?.pages ?? [];
}

describe('launchReport', () => {
  it('finds no fault in what is there', () => {
    expect(report.faults).toEqual([]);
  });

  it('lists what is unknown, with every page that shows it', () => {
    expect(keys('pending')).toEqual(
      expect.arrayContaining(['email', 'shop', 'about-video', 'isbn.workbook']),
    );
    expect(pagesOf('shop')).toEqual(['every page', '/aasl25']);
    expect(pagesOf('title.pending-2')).toEqual(['/mackin-buying-guide-pdf']);
    expect(pagesOf('video-youth-cup')).toEqual(['/stories/9']);
  });

  it('lists what the owner has to approve', () => {
    expect(keys('approval')).toEqual(
      expect.arrayContaining(['postal-address', 'claim.ucl', 'claim.six-figures', 'team.author']),
    );
    expect(pagesOf('claim.podcast')).toEqual(['/stories/8']);
  });

  it('lists all sample words: fourteen quotes, three biographies, three stories', () => {
    const found = keys('sample');
    expect(found.filter((key) => key.startsWith('quote'))).toHaveLength(14);
    expect(found.filter((key) => key.startsWith('story.'))).toEqual([
      'story.10',
      'story.11',
      'story.12',
    ]);
    expect(found).toHaveLength(20);
  });

  it('is ready only when nothing is left', () => {
    expect(isReadyForLaunch(report)).toBe(false);
    expect(isReadyForLaunch({ faults: ['x'], items: [] })).toBe(false);
    expect(isReadyForLaunch({ faults: [], items: [] })).toBe(true);
  });

  it('finds a prize draw that could never say it has closed, and a ®', () => {
    const changed = stories.map((story) => {
      if (story.id !== 11) return story;
      const { deadline, ...rest } = story;
      return { ...rest, title: `Quiz® with ${deadline}` };
    });
    expect(launchReport(changed).faults).toEqual([
      expect.stringMatching(/has a ®/),
      '/stories/11: deadline: is missing, but the text says "8pm on"',
    ]);
  });
});
