import type { OwnerValue } from '#content/owner-value.ts';
import { pageTitle } from '#content/site.ts';
import type { PageCopy } from '#content/page/head.ts';

export interface StatementPart {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
}

const parts: readonly StatementPart[] = [
  {
    id: 'works',
    heading: 'What works',
    text: 'On every page:',
    points: [
      'Everything can be reached and used with a keyboard, and you see where you are. The first stop leads past the menu.',
      'Text can be twice as large, or set wider apart, and nothing is cut off or runs out of the window. The same holds for a window of 320 pixels, which is a zoom of 400 % on a wide screen.',
      'Words stand out from what is behind them by at least 4.5 to 1, large ones by 3 to 1, in light and in dark colours. Your device chooses which.',
      'Pictures that say something say it in words too. Pictures that only decorate are passed over.',
      'If your device asks for less movement, nothing slides or fades.',
      'Pages can be read with scripts switched off, and with no internet once they are saved.',
      'Each page says which English it is in, has one main heading, and calls its parts by names that a screen reader can list.',
    ],
  },
  {
    id: 'more',
    heading: 'Better than the rule',
    text: 'Some things reach level AAA. The site as a whole does not claim it.',
    points: [
      'Buttons, fields and the links in menus are at least 44 pixels wide and high.',
      'Most text stands out by 7 to 1. A few labels do not: on orange they have 4.8 to 1.',
      'By the Flesch-Kincaid formula, stories read like texts for school years 3 to 5, most other pages like texts for years 4 to 6. A formula is not a reader.',
    ],
  },
  {
    id: 'tried',
    heading: 'How we tried it',
    text: 'These tests belong to the site, and anybody with its code can run them again:',
    points: [
      'An automatic check, axe, of each page in Chromium, with its parts opened, for the rules of WCAG 2.2 A and AA, and once more in dark colours.',
      'A walk with the Tab key through each page in Chromium: each stop is reached, in order, and can be seen.',
      'Each page at five widths from 320 to 1440 pixels, with text at 200 % and with wider spaces.',
      'Saving, opening and sending with no internet, in Chromium, Firefox and WebKit.',
    ],
  },
  {
    id: 'looked',
    heading: 'What we looked at by hand',
    text: 'In November 2026, in Chromium only:',
    points: [
      'Forced colours, as contrast themes of Windows use them, were simulated.',
      'What Chromium would tell a screen reader was read as a list. No screen reader spoke it.',
    ],
  },
];

const gaps: StatementPart = {
  id: 'gaps',
  heading: 'Not met, or not tried',
  text: 'This is why the site meets the rule in part only.',
  points: [
    'No screen reader has been tried yet: not NVDA, JAWS, VoiceOver or TalkBack.',
    'No iPad, iPhone or Android device has been tried, and no voice or switch control.',
    'All checks named above but the last were made in Chromium only, not in Firefox or Safari.',
    'People with disabilities have not tested the site.',
    'The field on the conference sign-up page does not let your browser fill in your address, which rule 1.3.5 asks for. Many people use that one device, and the next one would be shown your address.',
    'Some pages in the menu are not written yet. They say “Page not found” and suggest another page.',
    'The film on the page about our story is still to come, so its captions could not be checked.',
    'Mailing-list forms end in a new tab, on the page of the mailing service. That page, the shop and other sites that we link to are not ours, and we have not tested them.',
    'The buying guide as a PDF is made by your own browser. Whether it has tags for a screen reader has not been tried.',
  ],
};

/**
 * Copy of the statement, which lists what was tested and how, and promises nothing else (decision 36). Change
 * the date with the text.
 */
export const accessibilityCopy = {
  head: {
    title: pageTitle('Accessibility'),
    description:
      'What works on this site for every reader, how it was tried, what has not been tried yet, and how to tell us what keeps you out.',
  },
  hero: {
    headline: 'Everybody gets a game.',
    lead: 'What works on this site for every reader, how we tried it, and what we have not tried yet.',
    aim: 'We aim for level AA of the Web Content Accessibility Guidelines, WCAG 2.2, on every page. Today we meet it in part.',
    version: statement('Statement of 22 November 2026'),
  },
  parts,
  gaps,
  licences: {
    heading: 'Made with the work of others',
    text: 'The typefaces and part of the code were made by others, who let everybody use them.',
    file: {
      label: 'Their names and licences, as text (needs internet)',
      address: '/third-party-notices.txt',
    },
  },
  end: {
    heading: 'Something keeps you out?',
    lead: 'Write to us, by form, email or letter. Say which page it is, what you wanted to do and what you read it with.',
    buttons: [{ label: 'Tell us', to: '/contact' }],
  },
} as const satisfies PageCopy;

function statement(value: string): OwnerValue {
  return { key: 'accessibility-statement', value, state: 'approval', source: 'tests/e2e' };
}
