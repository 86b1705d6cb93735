import type { PageCopy } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import { storedThings } from '#content/stored-things.ts';

/** Copy of /kept. `#` stands for a number or another text. */
export const keptCopy = {
  head: {
    title: pageTitle('What this device keeps'),
    description:
      'Everything that this site keeps on your device, in five short sentences and a table, and how to take it off again.',
  },
  headline: 'What this device keeps',
  /** At most twelve words each, for a nine-year-old reader. */
  sentences: [
    'This site keeps its pages here, so they open without internet.',
    'It keeps what you choose, like big letters.',
    'A grown-up’s e-mail address waits here until it is sent.',
    'It does not watch you, and it has no cookies.',
    'You can take all of it off again.',
  ],
  acts: {
    label: 'What you can do',
    heading: 'It is your device.',
    text: 'Take it all off, or tell us not to keep anything. Reading works either way.',
    takeOff: 'Take it off this device',
    refuse: 'Do not keep it here',
    noScript: 'Scripts are off in this browser, so this visit keeps nothing.',
    denied: 'This browser stores nothing for this site, so it cannot keep your answer either.',
  },
  ask: {
    heading: 'Take it off this device?',
    text: 'Pages, pictures, choices and lists go. Without internet the site will not open here until you visit it again.',
    waiting: {
      one: '1 sign-up waits here and has not been sent.',
      many: '# sign-ups wait here and have not been sent.',
    },
    stay: {
      one: 'It stays until it is sent, unless you delete it too.',
      many: 'They stay until they are sent, unless you delete them too.',
    },
    line: 'Newsletter, #',
    justNow: 'just now',
    also: { one: 'Delete it too', many: 'Delete them too' },
    yes: 'Take it off',
    no: 'Leave it',
  },
  off: {
    heading: 'It is off this device.',
    lead: 'Nothing from this site is on this device any more. This window will not save anything again.',
    leadWaiting:
      'Only sign-ups that wait to be sent are still here. This window will not save anything else.',
    counts: {
      pages: 'Pages and pictures',
      texts: 'Choices and lists',
      cookies: 'Cookies',
      waiting: 'Sign-ups that wait',
    },
    kept: '#, kept until they are sent',
    text: 'You can still read here while there is internet. Come back in a new window, and it is your first visit again.',
    read: { label: 'Read a story', to: '/stories' },
  },
  refused: {
    heading: '“Do not keep it here” is on',
    text: 'This device remembers only that you said no. Pages need internet now, and choices end when the page is loaded again.',
    textWaiting: 'Sign-ups that wait stay until they are sent.',
    note: 'Press the button again, and this device keeps the site as before.',
  },
  left: {
    heading: 'Some of it is still here',
    text: 'Another tab of this site may be open. Close it, then press again. Still here: #.',
    again: 'Try again',
  },
  table: {
    heading: 'Every single thing',
    now: 'On this device now: #.',
    nothingNow: 'On this device now: nothing.',
    caption: 'Everything this site can keep on a device',
    columns: {
      what: 'What',
      why: 'Why',
      howLong: 'How long',
      whoReads: 'Who can read it',
      names: 'Its name',
    },
    rows: storedThings,
    note: 'No cookies. No counting of visitors. Nothing from other sites before you press their link. Your browser may also remember pages that it has shown, as it does with every site; its own settings clear that.',
  },
} as const satisfies PageCopy;
