import { pictures } from '#content/pictures.ts';
import { sampleQuote } from '#content/words/quote.ts';
import { productMarked, siteValues, pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const aboutCopy = {
  head: {
    title: pageTitle('Our Story'),
    description:
      'How a reluctant reader came to write the Jamie Johnson football novels, and how HATRIQA built a reading programme on them.',
  },
  hero: {
    headline: ['Where Soccer', 'Meets Reading'],
    lead: 'How a reluctant reader came to write the books.',
    button: { label: 'Discover the Method', to: '/method' },
  },
  video: {
    address: siteValues.aboutVideo,
    title: 'Our Story, the film',
    play: 'Play the film',
    note: 'Plays from YouTube, needs internet.',
    promise: 'Nothing loads until you press.',
    pending: 'The film is not here yet. The story below is.',
    offline: 'You are offline. The film needs internet, the story below does not.',
    unreachable:
      'The film cannot be reached right now. Press again to try anyway. The story below needs no internet.',
    poster: pictures.videoPoster,
  },
  story: {
    kicker: 'Match report',
    heading: 'Our Story',
    items: [
      {
        when: 'Before kick-off',
        heading: 'A reluctant reader',
        text: 'Dan Freedman writes the Jamie Johnson novels. He knows the children they are for, because he was a reluctant reader himself.',
      },
      {
        when: 'First half',
        heading: 'A job in football',
        text: 'He became managing editor at The FA. He went to two World Cups with the England party.',
      },
      {
        when: 'Second half',
        heading: 'A hero called Jamie',
        text: 'His novels are about a boy who wants to be a professional footballer. Oxfordshire FA reports more than one million copies sold, and a BBC television drama.',
      },
      {
        when: 'Extra time',
        heading: 'A programme around the stories',
        text: `HATRIQA built the ${productMarked} on the books, in collaboration with staff at UCL’s Institute of Education. There are readers at several levels, workbooks, teaching materials and training. And there is always a ball.`,
      },
    ],
  },
  end: {
    quote: sampleQuote(
      'She told me she does not like books. Then she asked where the next one was.',
      'Teacher, primary school',
    ),
    lead: 'See what happens in a lesson, and what the figures say.',
    button: { label: 'Explore the Method', to: '/method' },
  },
} as const satisfies PageCopy;
