/** Sample words by role (decision 4): no real person said them, and the page marks them. */
export interface Quote {
  readonly text: string;
  readonly role: string;
  readonly sample: true;
}

export const quotes = {
  homeTeacher: sample(
    'He asked me on Friday if he could take the book home for the weekend.',
    'Class teacher, year 5',
  ),
  homeParent: sample(
    'It is the first book in our house that nobody had to be told to read.',
    'Parent',
  ),
  about: sample(
    'She told me she does not like books. Then she asked where the next one was.',
    'Teacher, primary school',
  ),
  schoolsLibrarian: sample(
    'The football shelf used to be facts and photos. Now they come and ask me for the next story.',
    'School librarian',
  ),
  schoolsEsl: sample(
    'She knew the football word before she knew the English one. That was our way in.',
    'ESL teacher',
  ),
  schoolsSend: sample(
    'We stop after every page and act it out. Nobody asks how long is left.',
    'SEND teacher',
  ),
  schoolsEnglish: sample(
    'The best arguments we had all term were about one chapter.',
    'English teacher',
  ),
  aaslPlayer: sample(
    'I learned to read a game before I learned to read a page. These books join the two up.',
    'Soccer player',
  ),
  aaslTeacher: sample(
    'My quietest student explained the offside rule, in English, to the whole class.',
    'Teacher, grade 4',
  ),
  aaslFormerPlayer: sample(
    'On the bus to away games nobody read. I wish I had had one of these.',
    'Former soccer player',
  ),
  aaslParent: sample('She reads it to her little brother now. In two languages.', 'Parent'),
  booksLibrarian: sample(
    'I put it face out on Monday. By recess there was a waiting list.',
    'School librarian',
  ),
  booksEsl: sample(
    'My beginners and my best readers argued about the same character.',
    'ESL teacher, grade 5',
  ),
  booksParent: sample('He read one more chapter. Then he asked me who wrote it.', 'Parent'),
} as const satisfies Record<string, Quote>;

function sample(text: string, role: string): Quote {
  return { text, role, sample: true };
}
