import type { PagePath } from './page-path.ts';
import { pageTitle, siteName } from './site.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
}

/** Apart from the copy, because a route's head is part of the first load and its copy is not. */
export const heads = {
  '/': {
    title: siteName,
    description:
      'A reading and English programme for 8 to 13 year olds who love football. Jamie Johnson books, graded readers, lesson plans and play.',
  },
  '/about': {
    title: pageTitle('Our Story'),
    description:
      'How a reluctant reader came to write the Jamie Johnson football novels, and how HATRIQA built a reading programme on them.',
  },
  '/contact': {
    title: pageTitle('Contact Us'),
    description:
      'Ask HATRIQA about the Soccer Reader Method: for schools, libraries, parents, football clubs and sponsors.',
  },
  '/stories': {
    title: pageTitle('Stories'),
    description:
      'News and stories from the Soccer Reader Method: a youth cup, a podcast, a radio show, two quizzes and a university at the top of the table.',
  },
  '/schools': {
    title: pageTitle('Schools'),
    description:
      'Football novels, graded readers, workbooks, training and lesson plans for librarians, ESL, SEND and English teachers.',
  },
  '/grassroots': {
    title: pageTitle('Grassroots'),
    description:
      'Reading as part of football training: session plans, books and short games for clubs that want more than results.',
  },
  '/resources': {
    title: pageTitle('Sponsors'),
    description:
      'Sponsor a reading programme that starts with football: four opportunities, three tiers, from one school to the whole country.',
  },
  '/waiting-list': {
    title: pageTitle('Waiting list'),
    description:
      'Leave your name and email address to join the Soccer Reader Method waiting list. We write when there is something to tell.',
  },
  '/method': {
    title: pageTitle('How It Works'),
    description:
      'What happens on the pitch, on the page and in between: the five parts of the Soccer Reader Method, and its six figures.',
  },
  '/aasl25-coming-soon': {
    title: pageTitle('Librarian starter pack'),
    description:
      'Get updates on the SRM librarian starter pack: US-ready guidance for English language learners and reluctant readers.',
  },
  '/aasl25': {
    title: pageTitle('For US librarians'),
    description:
      'Soccer books for reluctant readers and English learners in US school libraries: novels, graded readers and a Spanish edition.',
  },
  '/team': {
    title: pageTitle('Meet the Team'),
    description:
      'Two co-founders, an author and ambassador, and an education advisor: the people behind the Soccer Reader Method.',
  },
  '/books': {
    title: pageTitle('About the Jamie Johnson Series'),
    description:
      'Soccer novels by Dan Freedman, six graded readers, a graphic prequel and a Spanish edition, for ages 8–13 and grades 3–8.',
  },
  '/mackin-buying-guide': {
    title: pageTitle('Mackin Buying Guide'),
    description:
      'How to order the Jamie Johnson soccer books for your school library through Mackin: three steps and three lists of books.',
  },
  '/mackin-buying-guide-pdf': {
    title: pageTitle('Print-ready Mackin Buying Guide'),
    description:
      'The Mackin buying guide on US Letter paper: every Jamie Johnson book with its level, a few words about it and a box to tick.',
  },
  '/sign-up': {
    title: pageTitle('Sign up'),
    description:
      'Stories and classroom ideas from HATRIQA, a few times a term. One line to fill in.',
  },
} as const satisfies Record<PagePath, Head>;
