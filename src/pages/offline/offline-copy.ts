import { pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export const offlineCopy = {
  head: {
    title: pageTitle('Saved for offline'),
    description:
      'What of this site is on your device, what is waiting to be sent, and how to save it again.',
  },
  hero: {
    kicker: 'Offline',
    headline: { ready: 'Ready for the classroom', other: 'Ready for the classroom?' },
    lead: {
      looking: 'This page looks at what is on your device.',
      saving: 'The site is on its way to this device. Keep this page open until all is saved.',
      ready: 'Everything below is on this device. It opens with no internet.',
      incomplete: 'Part of the site is not on this device. Save it again while you have internet.',
      absent: 'Nothing is on this device yet. Save it while you have internet.',
      unsupported:
        'This browser lets no site keep anything. An ordinary window often does where a private one does not.',
      insecure:
        'The address in your browser begins with http, so it keeps nothing of this site. With https it does.',
    },
    noScript: 'It needs scripts to do that, and they are switched off.',
  },
  saved: {
    heading: 'Saved on this device',
    meter: (held: number, total: number) => `${held} of ${total} saved`,
    of: (held: number, total: number) => `${held} of ${total}`,
    rows: {
      stories: 'Stories',
      guides: 'Buying guide and print page',
      pages: 'Other pages',
      pictures: 'Pictures',
      shared: 'Parts that pages share',
    },
    space: 'Space used',
    checked: 'Checked',
    unknown: 'not known',
    button: 'Save again',
    busy: 'Saving …',
    outcome: {
      ready: 'All saved, and looked at just now.',
      incomplete:
        'Some of it did not come. What is saved stays. Try again when the internet is better.',
      failed:
        'It could not be saved. There may be no internet, or this window keeps nothing: a private one often does not.',
    },
  },
  /** Why the last attempt to save did not succeed, and what can be done. */
  failure: {
    'storage-full': 'The device had no room for all of it. Make some room, then save it again.',
    changed: (host: string) =>
      `Something between this device and the site changes its files: often a school’s filter or a virus scanner. Changed files are not saved. Whoever looks after your network can let ${host} through unchanged.`,
    blocked: (host: string) =>
      `Something other than the site answered: often a filter, or the sign-in page of a network. Whoever looks after your network can allow ${host}.`,
    offline: 'The connection broke off before all of it had come.',
  },
  keeping: {
    heading: 'Will it stay?',
    state: {
      asking: 'Your browser is being asked. It may want a word from you.',
      persistent: 'Your browser has promised to keep it, even when the device runs short of space.',
      'best-effort': 'Your browser may clear it when the device runs short of space.',
      refused:
        'Your browser did not promise. It may clear it when the device runs short of space, so look here before a lesson.',
      unknown: 'This browser does not say. Look here before a lesson.',
    },
    button: 'Ask it to promise',
  },
  update: {
    heading: 'A new version',
  },
  outbox: {
    heading: 'Waiting to be sent',
    intro: 'These go by themselves when you are back online.',
    empty: 'Nothing is waiting.',
    more: (count: number) => `And ${count} more, which come up here as these go.`,
    full: 'That is as many as this device keeps. Go online to send them.',
    denied: 'This browser keeps nothing for this site, so nothing can wait here.',
    kind: { newsletter: 'Newsletter' },
    justNow: 'just now',
    line: (kind: string, age: string) => `${kind}, ${age}`,
    sendNow: 'Send now',
    sending: 'Sending …',
    again: 'Try again',
    delete: 'Delete',
    deleteSure: 'Delete for good',
    keep: 'Keep it',
    dismiss: 'Take off the list',
    noAnswer: 'No answer. It stays here and goes by itself later.',
    notBefore: (time: string) => `The mail service is busy. It goes by itself at ${time}.`,
    expired: 'It waited too long and was never sent. The address has been deleted.',
    refused: {
      address: 'Not sent: the mail service did not accept this address.',
      door: 'Not sent: the mail service does not let this site in. That is our mistake, not yours.',
      lost: 'Not sent: the mail service was not where it should be. That is our mistake, not yours.',
      other: (status: number) => `Not sent: the mail service said no (${status}).`,
    },
  },
} as const satisfies PageCopy;
