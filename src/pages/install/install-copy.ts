import { pageTitle, productMarked } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

const openOnce = 'Open it from its new icon while you are still online, and wait for Saved.';

export interface InstallGuide {
  readonly id: string;
  readonly device: string;
  readonly browser: string;
  readonly steps: readonly string[];
  readonly note: string;
}

const guides: readonly InstallGuide[] = [
  {
    id: 'ios-safari',
    device: 'iPad and iPhone',
    browser: 'Safari',
    steps: [
      'Tap Share, the square with an arrow. Newer versions may keep it behind the … button.',
      'Choose Add to Home Screen. If you see Open as Web App, leave it on. Tap Add.',
      openOnce,
    ],
    note: 'Safari and the Home Screen app keep separate copies: what Safari has saved, the app has not.',
  },
  {
    id: 'ios-chrome',
    device: 'iPad and iPhone',
    browser: 'Chrome',
    steps: [
      'Tap Share, at the end of the address bar.',
      'Choose Add to Home Screen and tap Add. If it is not in the list, use Safari.',
      openOnce,
    ],
    note: 'The app keeps a copy of its own here too.',
  },
  {
    id: 'android',
    device: 'Android',
    browser: 'Chrome',
    steps: [
      'Tap ⋮ beside the address.',
      'Choose Add to Home screen, then Install.',
      'Open it once on Wi-Fi and wait for Saved.',
    ],
    note: 'Most other browsers have a similar line in their menu.',
  },
  {
    id: 'chromeos',
    device: 'Chromebook',
    browser: 'Chrome',
    steps: [
      'Press the install sign at the end of the address bar, or look for Install in the ⋮ menu.',
      'Press Install.',
      'Open it once on Wi-Fi and wait for Saved.',
    ],
    note: 'Each account keeps a copy of its own. A guest session forgets its copy at the end.',
  },
  {
    id: 'desktop',
    device: 'Windows, Mac, Linux',
    browser: 'Chrome, Edge, Safari, Firefox',
    steps: [
      'Chrome and Edge: press the install sign at the end of the address bar.',
      'Safari on a Mac: choose Add to Dock in the File menu (macOS Sonoma or later).',
      'Firefox: make a bookmark. What is saved opens from it with no internet.',
    ],
    note: 'Then open it once on Wi-Fi and wait for Saved.',
  },
];

/** Copy of the install guide, which must fit on one printed page, Letter and A4. */
export const installCopy = {
  head: {
    title: pageTitle('Install'),
    description:
      'How to put the site on an iPad, a phone, a Chromebook or a computer so that it opens with no internet, and a sheet for school IT.',
  },
  hero: {
    headline: 'Pack it before the match.',
    lead: `The ${productMarked} site opens with no internet once your device has saved it.`,
    rule: 'Open it once on Wi-Fi and wait for Saved.',
    look: { label: 'See what is saved', to: '/offline' },
    print: 'Print this page',
    install: 'Install now',
  },
  devices: {
    heading: 'On your device',
    text: 'Installing gives it an icon. A browser that has saved the site opens it offline without that too.',
    guides,
  },
  it: {
    heading: 'For school IT',
    text: 'Managed devices can have the icon put there for them.',
    rows: {
      address: 'Address to install',
      hosts: { name: 'Hosts to allow', text: 'HTTPS on the usual port.' },
      chrome: {
        name: 'Chrome, Edge, ChromeOS',
        text: 'Policy WebAppInstallForceList. Google Admin console: Apps & extensions, add by URL, force install.',
      },
      apple: {
        name: 'Apple MDM',
        text: 'Web Clip with this address, a label and Full Screen switched on: that makes it an app with a copy of its own.',
      },
      once: {
        name: 'Once for each user',
        text: 'The policy brings the icon, not the pages. Each user opens it once online. Do not clear site data at sign-out.',
      },
      filter: {
        name: 'Filters',
        text: 'Deliver files unchanged. A page that a filter has rewritten is not saved.',
      },
      browsers: {
        name: 'Old devices',
        text: 'Everything works from iPadOS 15.4, Chrome 105 and Firefox 115 on. Chrome 90 opens the pages offline, prints them and takes sign-ups. Anything older shows the pages.',
      },
      notNeeded: {
        name: 'Not needed',
        text: 'Accounts, an app store, extensions, camera, microphone, location or notifications. The site sets no cookies and has no analytics. The shop, the film and the mailing-list forms are other sites, reached only when somebody presses them.',
      },
    },
  },
} as const satisfies PageCopy;
