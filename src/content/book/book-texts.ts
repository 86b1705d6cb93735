import type { Book } from './book.ts';

interface BookTexts {
  /** Description in the buying guide. */
  readonly description: string;
  /** A few words for the print guide. */
  readonly blurb: string;
}

/** Texts about each book in the guides, by the book's key. No script of the site contains them. */
const bookTexts: Readonly<Record<string, BookTexts | string>> = {
  'teachers-book': {
    description: 'For the teacher: material to go with the novel Born to Play.',
    blurb: 'Teaching material for the novel. Paperback, HATRIQA, 2024.',
  },
  workbook: 'Written practice to go beside the story.',
  prequel: 'A Jamie Johnson story told in pictures and short lines.',
  spanish: 'Jamie Johnson in Spanish, for readers who bring that language with them.',
  'pending-1': 'Details of this book will follow.',
  'pending-2': 'Details of this book will follow.',
  'reader-1': reader(1, 'The first of six readers. The place to start.'),
  'reader-2': reader(2, 'The second of six. For readers who have finished Reader 1.'),
  'reader-3': reader(3, 'The third of six, and the halfway line.'),
  'reader-4': reader(4, 'The fourth of six. The second half starts here.'),
  'reader-5': reader(5, 'The fifth of six. One more reader after this.'),
  'reader-6': reader(6, 'The last of six. The novels come next.'),
  'born-to-play':
    'Jamie is ten and has to move to England. He finds his place there through soccer.',
  'school-of-skill':
    'A Jamie Johnson novel, about a boy who wants to become a professional soccer player.',
  'time-to-shine': 'A Jamie Johnson novel, for readers who want the next one.',
};

function reader(step: number, blurb: string): BookTexts {
  return { description: `Step ${step} of six, from the first reader to the novels.`, blurb };
}

/** Keys of the books that have texts. */
export const bookTextKeys: readonly string[] = Object.keys(bookTexts);

/**
 * Returns a book's texts in the guides; the description ends in the reading-level line (specification,
 * section 3).
 */
export function textsOf({ key, level }: Pick<Book, 'key' | 'level'>): BookTexts {
  const texts = bookTexts[key] ?? '';
  const { description, blurb } =
    typeof texts === 'string' ? { description: texts, blurb: texts } : texts;
  const name = level.state === 'pending' ? 'to be confirmed' : level.value;
  return { description: `${description}\nReading level: ${name}`, blurb };
}
