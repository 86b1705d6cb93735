import { aasl25ComingSoonCopy } from '#content/copy/aasl25-coming-soon.ts';
import { aasl25Copy } from '#content/copy/aasl25.ts';
import { aboutCopy } from '#content/copy/about.ts';
import { accessibilityCopy } from '#content/copy/accessibility.ts';
import { booksCopy } from '#content/copy/books.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { contactCopy } from '#content/copy/contact.ts';
import { grassrootsCopy } from '#content/copy/grassroots.ts';
import { homeCopy } from '#content/copy/home.ts';
import { installCopy } from '#content/copy/install.ts';
import { methodCopy } from '#content/copy/method.ts';
import { offlineCopy } from '#content/copy/offline.ts';
import { printGuideCopy } from '#content/copy/print-guide.ts';
import { resourcesCopy } from '#content/copy/resources.ts';
import { schoolsCopy } from '#content/copy/schools.ts';
import { signUpCopy } from '#content/copy/sign-up.ts';
import { storiesCopy } from '#content/copy/stories.ts';
import { teamCopy } from '#content/copy/team.ts';
import { waitingListCopy } from '#content/copy/waiting-list.ts';
import type { Head } from '#content/page/head.ts';
import type { PagePath } from '#content/page/page-path.ts';

/** All heads together, for the checks: a page imports only its own copy. */
export const heads = {
  '/aasl25-coming-soon': aasl25ComingSoonCopy.head,
  '/aasl25': aasl25Copy.head,
  '/about': aboutCopy.head,
  '/accessibility': accessibilityCopy.head,
  '/books': booksCopy.head,
  '/mackin-buying-guide': buyingGuideCopy.head,
  '/contact': contactCopy.head,
  '/grassroots': grassrootsCopy.head,
  '/': homeCopy.head,
  '/install': installCopy.head,
  '/method': methodCopy.head,
  '/offline': offlineCopy.head,
  '/mackin-buying-guide-pdf': printGuideCopy.head,
  '/resources': resourcesCopy.head,
  '/schools': schoolsCopy.head,
  '/sign-up': signUpCopy.head,
  '/stories': storiesCopy.head,
  '/team': teamCopy.head,
  '/waiting-list': waitingListCopy.head,
} as const satisfies Record<PagePath, Head>;
