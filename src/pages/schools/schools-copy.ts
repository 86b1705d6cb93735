import { sampleQuote } from '#content/words/quote.ts';
import { productMarked, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const schoolsCopy = {
  head: {
    title: pageTitle('Schools'),
    description:
      'Football novels, graded readers, workbooks, training and lesson plans for librarians, ESL, SEND and English teachers.',
  },
  hero: {
    kicker: 'Schools',
    headline: 'Reading that gets picked first.',
    lead: 'For libraries, ESL, SEND and English lessons.',
    text: `The ${productMarked} brings football novels, graded readers and ready-made plans into your school. Use it with everyone, or with the few who need it most.`,
    button: { label: 'Find your role', hash: 'roles' },
    covers: [
      { src: '/art/cover-born-to-play.svg', width: 300, height: 420, alt: 'Cover: Born to Play' },
      {
        src: '/art/cover-school-of-skill.svg',
        width: 300,
        height: 420,
        alt: 'Cover: School of Skill',
      },
      { src: '/art/cover-time-to-shine.svg', width: 300, height: 420, alt: 'Cover: Time to Shine' },
    ],
  },
  roles: {
    id: 'roles',
    kicker: 'Pick your position',
    heading: 'What’s in it for you?',
    label: 'Your role',
    tabs: [
      {
        id: 'librarians',
        label: 'Librarians',
        heading: 'A shelf that football fans walk towards',
        features: [
          'Novels and graded readers that belong together, so there is always a next book.',
          'A reading level named for every book, so you can hand over the right one.',
          'A Spanish edition for pupils who read two languages.',
          'A short ordering guide with the full book list.',
        ],
        quote: sampleQuote(
          'The football shelf used to be facts and photos. Now they come and ask me for the next story.',
          'School librarian',
        ),
      },
      {
        id: 'esl',
        label: 'ESL Teachers',
        heading: 'English they can use at break time',
        features: [
          'Six graded readers, in small steps.',
          'New words met on the pitch first, then on the page.',
          'Room for the pupil’s own language, in talk and in a Spanish edition.',
          'Short turns to speak, with a ball as the subject.',
        ],
        quote: sampleQuote(
          'She knew the football word before she knew the English one. That was our way in.',
          'ESL teacher',
        ),
      },
      {
        id: 'send',
        label: 'SEND Teachers',
        heading: 'One story, many ways in',
        features: [
          'Levels that let the whole group read the same story.',
          'A graphic prequel, told in pictures.',
          'Movement and talk built into each lesson.',
          'A clear end to every session: stop, talk, done.',
        ],
        quote: sampleQuote(
          'We stop after every page and act it out. Nobody asks how long is left.',
          'SEND teacher',
        ),
      },
      {
        id: 'english',
        label: 'English Teachers',
        heading: 'A class reader with a match in it',
        features: [
          'A Teacher’s Book for Born to Play, so you do not start with an empty page.',
          'Workbooks for reading, writing and talk.',
          'Themes to discuss: home, friends, losing, trying again.',
          'A next book for the pupil who finishes first.',
        ],
        quote: sampleQuote(
          'The best arguments we had all term were about one chapter.',
          'English teacher',
        ),
      },
    ],
  },
  resources: {
    kicker: 'The kit bag',
    heading: 'School Resources',
    papers: { label: 'Print class sheets, gap sheets and word cards', to: '/paper' },
    items: [
      { id: 'books', name: 'Books', text: 'The Jamie Johnson novels, by Dan Freedman.' },
      {
        id: 'graded-readers',
        name: 'Graded readers',
        text: 'Six books that climb, level by level, to the novels.',
      },
      { id: 'workbooks', name: 'Workbooks', text: 'Written practice to go beside the story.' },
      {
        id: 'teachers-guides',
        name: 'Teacher’s guides',
        text: 'The plan for the lesson, written out for you.',
      },
      {
        id: 'training-course',
        name: 'Training course',
        text: 'Learn the method before you take it into class.',
      },
      {
        id: 'online-community',
        name: 'Online community',
        text: 'A place to ask other teachers what worked.',
      },
    ],
  },
  options: {
    kicker: 'Four formations',
    heading: 'How to run it in your school',
    lead: 'Start small or go all in. You can change the shape later.',
    terms: { who: 'Who', when: 'When', need: 'You need' },
    items: [
      {
        name: 'Whole-school',
        text: 'Every class reads from the same series, each at its own level, and the whole school can talk about one story.',
        who: 'Everyone, from the youngest class to the staff room.',
        when: 'A term with one hero, in lessons and in assembly.',
        need: 'A set for each class, and one person who keeps the list.',
      },
      {
        name: 'Targeted intervention',
        text: 'Extra reading for the pupils who need it most, in a group small enough to sit in a circle.',
        who: 'Reluctant readers, EAL and ESL learners, pupils with dyslexia.',
        when: 'Short, regular sessions beside normal lessons.',
        need: 'Graded readers, workbooks, the Teacher’s Book and a ball.',
      },
      {
        name: 'After-school',
        text: 'A club with two halves: one on the grass, one with the book.',
        who: 'Anyone who stays for football. The book is the second half.',
        when: 'Once a week, after the last bell.',
        need: 'A ball, cones, a few copies and a dry room.',
      },
      {
        name: 'Summer reading',
        text: 'A set to take home before the holidays, with things to try at the park.',
        who: 'Pupils who might not open a book between July and September.',
        when: 'Hand it out in the last week of term.',
        need: 'One book for each child, and a note for home.',
      },
    ],
  },
  development: {
    kicker: 'Training ground',
    heading: 'Professional Development',
    items: [
      { name: 'On-site training', text: 'We come to you and try the lessons out together.' },
      { name: 'Virtual support', text: 'Help on a screen, when a question comes up.' },
      {
        name: 'Community of practice',
        text: 'Staff who use the method, learning from each other.',
      },
      { name: 'Implementation resources', text: 'Plans and checklists for getting started.' },
    ],
  },
  impact: {
    kicker: 'The scoreboard',
    heading: 'Measuring Impact',
    lead: 'Four ways to see whether it is working.',
    items: [
      {
        id: 'fluency',
        name: 'Fluency metrics',
        text: 'How smoothly and how quickly a child reads.',
      },
      {
        id: 'comprehension',
        name: 'Comprehension assessments',
        text: 'How much of the story has been understood.',
      },
      {
        id: 'engagement',
        name: 'Engagement analytics',
        text: 'How often they read, and whether they choose to.',
      },
      {
        id: 'tracking',
        name: 'Long-term tracking',
        text: 'Whether the gains are still there later on.',
      },
    ],
  },
  start: {
    heading: 'GET STARTED',
    lead: 'Tell us about your school. We will tell you where to begin.',
    buttons: [
      { label: 'Request Information Pack', to: '/contact' },
      { label: 'Book a Demonstration', to: '/contact' },
      { label: 'Start Free Trial', to: '/contact' },
    ],
  },
  mailingList: {
    heading: 'Join our mailing list',
    text: 'News about books, lessons and training for schools.',
  },
} as const satisfies PageCopy;
