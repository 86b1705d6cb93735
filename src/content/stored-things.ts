/** One kind of thing that this site stores on a device, in the words of /kept. */
interface StoredThing {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly whoReads: string;
  /** Names of caches, databases, and keys of localStorage and sessionStorage. */
  readonly names: readonly string[];
}

const anybody = 'Anybody at this device';
const untilTakenOff = 'Until you take it off, or the browser needs the room';
const thisWindow = 'Until the window is closed';

/**
 * Everything that this site can store on a device. A test that uses every control fails when something is
 * stored that this list lacks, or when the list names something that is never stored.
 */
export const storedThings: readonly StoredThing[] = [
  {
    what: 'Pages, pictures and code',
    why: 'The site opens with no internet.',
    howLong: untilTakenOff,
    whoReads: anybody,
    names: ['site-core', 'site-pictures'],
  },
  {
    what: 'Code of the previous version',
    why: 'A page that is still open goes on working.',
    howLong: 'Until the next version',
    whoReads: anybody,
    names: ['site-assets-prev'],
  },
  {
    what: 'Downloads that failed',
    why: 'The next try begins with the file that did not load.',
    howLong: 'Until it has loaded',
    whoReads: anybody,
    names: ['site-failures'],
  },
  {
    what: 'Which stories to keep',
    why: 'Stories that you opened or chose stay after an update.',
    howLong: untilTakenOff,
    whoReads: anybody,
    names: ['site-keeping'],
  },
  {
    what: 'Another typeface',
    why: 'The typeface you chose works with no internet.',
    howLong: untilTakenOff,
    whoReads: anybody,
    names: ['site-letters'],
  },
  {
    what: 'How you read',
    why: 'Big letters, colours of the paper and the voice stay as you set them.',
    howLong: 'Until the window is closed; longer if you press “Keep it on this device”',
    whoReads: anybody,
    names: ['reading'],
  },
  {
    what: 'The list of books',
    why: 'A librarian’s list is still there tomorrow.',
    howLong: '30 days after the last change',
    whoReads: anybody,
    names: ['order', 'kept-text'],
  },
  {
    what: 'Sign-ups that wait',
    why: 'An e-mail address goes off when the internet is back.',
    howLong: 'Until it is sent, 30 days at most',
    whoReads: 'Anybody at this device; once it is sent, we can too',
    names: ['outbox'],
  },
  {
    what: '“No, thanks”',
    why: 'You are not asked again to install the site.',
    howLong: 'Until you take it off',
    whoReads: anybody,
    names: ['install-dismissed'],
  },
  {
    what: 'Your place on the page',
    why: 'After an update, or when you go back, you are where you were.',
    howLong: thisWindow,
    whoReads: anybody,
    names: ['place', 'list-place', 'tsr-scroll-restoration-v1_3'],
  },
  {
    what: 'Code that did not load',
    why: 'The page loads itself again once, and not over and over.',
    howLong: thisWindow,
    whoReads: anybody,
    names: ['lost-code'],
  },
  {
    what: '“Do not keep it here”',
    why: 'We remember that you said no.',
    howLong: 'Until you allow it again',
    whoReads: anybody,
    names: ['keep-nothing'],
  },
];
