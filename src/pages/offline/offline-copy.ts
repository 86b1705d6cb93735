import { pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const offlineCopy = {
  head: {
    title: pageTitle('Saved for offline'),
    description:
      'How much of this site is on your device, what is waiting to be sent, and how to save it again.',
  },
  hero: {
    kicker: 'Offline',
    headline: { ready: 'Ready for the classroom', other: 'Ready for the classroom?' },
    lead: {
      looking: 'Checking what is on your device.',
      saving:
        'The site is being saved on this device. Keep this page open until everything is saved.',
      ready: 'Everything below is on this device. It opens with no internet.',
      incomplete: 'Part of the site is not on this device. Save it again while you have internet.',
      outdated: 'Part of the site is not on this device. Update to save the rest.',
      absent: 'Nothing is on this device yet. Save it while you have internet.',
      unsupported:
        'This browser does not let sites store anything. A normal window often does where a private one does not.',
      refused: 'Somebody chose that this device keeps nothing of this site, so nothing is saved.',
      insecure:
        'The address of this page starts with http, so your browser saves nothing of this site. With https it does.',
    },
    noScript: 'That needs JavaScript, which is switched off.',
  },
  saved: {
    heading: 'Saved on this device',
    meter: (held: number, total: number) => `${held} of ${total} saved`,
    of: (held: number, total: number) => `${held} of ${total}`,
    rows: {
      stories: 'Stories',
      papers: 'Papers',
      guides: 'Buying guide and print page',
      pages: 'Other pages',
      pictures: 'Pictures',
      shared: 'Shared files',
    },
    space: 'Space used',
    checked: 'Checked',
    unknown: 'not known',
    button: 'Save again',
    busy: 'Saving …',
    outcome: {
      ready: 'Everything is saved, and was checked just now.',
      incomplete:
        'Some of it did not load. What is saved stays. Try again when the connection is better.',
      outdated: 'Some of it did not load. What is saved stays. Update to save the rest.',
      full: 'Not all of it was saved. What is saved stays.',
      failed:
        'It could not be saved. There may be no internet, or this is a private window that stores nothing.',
    },
  },
  /** Reasons for which the last attempt to save failed, and the remedies. */
  failure: {
    'storage-full': 'The device had no room for all of it. Make some room, then save it again.',
    changed: (host: string) =>
      `Something between this device and the site changes its files: often a school’s filter or a virus scanner. Changed files are not saved. The person who looks after your network can let ${host} through unchanged.`,
    blocked: (host: string) =>
      `Something other than the site answered: often a filter, or the sign-in page of a network. The person who looks after your network can allow ${host}.`,
    offline: 'The connection was lost before everything was saved.',
  },
  keeping: {
    heading: 'Will it stay?',
    state: {
      asking: 'Asking your browser, which may ask you to confirm.',
      persistent: 'Your browser has promised to keep it, even when the device runs short of space.',
      'best-effort': 'Your browser may clear it when the device runs short of space.',
      refused:
        'Your browser did not promise. It may clear it when the device runs short of space, so check here before a lesson.',
      unknown: 'This browser does not say. Check here before a lesson.',
    },
    button: 'Ask the browser to keep it',
  },
  update: {
    heading: 'A new version',
  },
  outbox: {
    heading: 'Waiting to be sent',
    intro: 'These are sent automatically when you are back online.',
    empty: 'Nothing is waiting.',
    more: (count: number) => `And ${count} more, which appear here as these are sent.`,
    full: 'This device cannot hold any more. Go online to send them.',
    denied: 'This browser stores nothing for this site, so nothing can wait here.',
    kind: { newsletter: 'Newsletter' },
    justNow: 'just now',
    line: (kind: string, age: string) => `${kind}, ${age}`,
    sendNow: 'Send now',
    sending: 'Sending …',
    again: 'Try again',
    delete: 'Delete',
    deleteSure: 'Delete for good',
    keep: 'Keep it',
    dismiss: 'Remove from the list',
    noAnswer: 'No answer. It stays here and is sent automatically later.',
    notBefore: (time: string) =>
      `The mail service is busy. This will be sent automatically at ${time}.`,
    expired: 'It waited too long and was not sent. The address has been deleted.',
    refused: {
      address: 'Not sent: the mail service did not accept this address.',
      forbidden:
        'Not sent: the mail service does not accept messages from this site. That is our mistake, not yours.',
      notFound: 'Not sent: the mail service could not be found. That is our mistake, not yours.',
      other: (status: number) => `Not sent: the mail service refused it (${status}).`,
    },
  },
} as const satisfies PageCopy;
