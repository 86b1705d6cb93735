import { aasl25ComingSoonCopy } from './copy/aasl25-coming-soon.ts';
import { aasl25Copy } from './copy/aasl25.ts';
import { aboutCopy } from './copy/about.ts';
import { accessibilityCopy } from './copy/accessibility.ts';
import { booksCopy } from './copy/books.ts';
import { buyingGuideCopy } from './copy/buying-guide.ts';
import { contactCopy } from './copy/contact.ts';
import { grassrootsCopy } from './copy/grassroots.ts';
import { homeCopy } from './copy/home.ts';
import { installCopy } from './copy/install.ts';
import { methodCopy } from './copy/method.ts';
import { offlineCopy } from './copy/offline.ts';
import { printGuideCopy } from './copy/print-guide.ts';
import { resourcesCopy } from './copy/resources.ts';
import { schoolsCopy } from './copy/schools.ts';
import { signUpCopy } from './copy/sign-up.ts';
import { storiesCopy } from './copy/stories.ts';
import { teamCopy } from './copy/team.ts';
import { waitingListCopy } from './copy/waiting-list.ts';
import type { Head } from './head.ts';
import type { PagePath } from './page-path.ts';

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
