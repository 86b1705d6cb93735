import { expect, it } from 'vitest';
import { toEntries } from '../../../sw/list-entries.ts';

const list =
  '/ hash-of-page\n/assets/main-1.js hash-of-code\n/stories/7 hash-of-story 90\n=hash-of-papers /stories/6/board';

it('has the format of Workbox, with a hash as the revision of a file', () => {
  expect(toEntries(list)).toEqual([
    { url: '/', revision: 'hash-of-page', integrity: 'sha256-hash-of-page' },
    { url: '/assets/main-1.js', revision: null, integrity: 'sha256-hash-of-code' },
    {
      url: '/stories/7',
      revision: 'hash-of-story',
      integrity: 'sha256-hash-of-story',
      story: '7',
      bytes: 90,
    },
    // Without a hash of its own, because it comes only in its story's pack.
    { url: '/stories/6/board', revision: 'hash-of-papers', story: '6' },
  ]);
});
