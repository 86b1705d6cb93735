import { aasl25Copy } from '#content/copy/aasl25.ts';
import { aboutCopy } from '#content/copy/about.ts';
import { booksCopy } from '#content/copy/books.ts';
import { homeCopy } from '#content/copy/home.ts';
import { schoolsCopy } from '#content/copy/schools.ts';
import { everyObject } from '#content/checks/walk-content.ts';

const copies = [homeCopy, aboutCopy, schoolsCopy, aasl25Copy, booksCopy];

/** The texts of all quotes, for the checks: a page imports only its own copy. */
export const quotes: readonly string[] = copies.flatMap((copy) =>
  [...everyObject(copy)].flatMap(({ sample, role, text }) =>
    typeof sample === 'boolean' && role !== undefined && typeof text === 'string' ? [text] : [],
  ),
);
