import { expect, it } from 'vitest';
import { readDocument } from '../support/built/decode-html.ts';

/** Section 2 of the specification, page by page, word for word. */
const specified: Readonly<Record<string, string>> = {
  '/': 'Who We Help | Get Started Today | Play | Read | Relate | Partners',
  '/about': 'Where Soccer | Meets Reading | Discover the Method | Explore the Method',
  '/accessibility': `Everybody gets a game. | Today we meet it in part. |
    No screen reader has been tried yet`,
  '/contact': 'Get in Touch | Facebook | X | Instagram | LinkedIn | First Name | rows="5"',
  '/grassroots': 'Get Involved | Register Today | Join the Movement | Partners',
  '/resources': `Branded materials | Author visits | Subsidised training courses | Donation programmes |
    Local Champion | Regional Supporter | National Partner | Request Sponsorship Information`,
  '/schools': `Librarians | ESL Teachers | SEND Teachers | English Teachers | Books | Graded readers |
    Workbooks | Teacher’s guides | Training course | Online community | Whole-school |
    Targeted intervention | After-school | Summer reading | On-site training | Virtual support |
    Community of practice | Implementation resources | Fluency metrics |
    Comprehension assessments | Engagement analytics | Long-term tracking | GET STARTED |
    Request Information Pack | Book a Demonstration | Start Free Trial | Subscribe`,
  '/stories': `STORIES | FILTERS | Load More Stories | All | Media | Stories | Impact | Education`,
  '/stories/7':
    'Twelve years at the top of the table | Published | March 12, 2025 | Share | Related Stories | Back to Stories',
  '/stories/8': 'March 17, 2025',
  '/stories/9': 'April 14, 2025 | View Program | Watch on YouTube',
  '/stories/10': 'April 22, 2025',
  '/stories/11': 'April 25, 2025 | ends at 8pm on 1 May 2025',
  '/stories/12': 'May 3, 2025 | ends at 8pm on 8 May 2025',
  '/fallback-story': `Story not found | The story you're looking for doesn't exist or has been removed. |
    Back to Stories`,
  '/waiting-list': 'JOIN OUR WAITING LIST | EMAIL | FNAME | LNAME | First Name | Subscribe',
  '/method': `The Science Behind the Soccer Reader Method™ | Research-Backed Methodology |
    Comprehensive Approach | Graded Readers’ Impact | Diversified Instruction |
    High-Interest Topics and Motivation | Native Language Support | programme’s own figures`,
  '/aasl25-coming-soon': `Get Updates | What to Expect | EMAIL | FNAME | LNAME |
    Early access to the librarian starter pack |
    US-ready guidance for English language learners | US-ready guidance for reluctant readers`,
  '/aasl25': `Download the SRM Librarian Starter Pack | Discover | Introduce | Advocate |
    SRM Digital Badge | Shop Direct | Order from Mackin | Graded readers | Bilingual editions |
    High-interest content | Evidence-backed | Time-saving resources | Academic excellence`,
  '/team': 'Meet the Team | Discover our Story',
  '/books': `About the Jamie Johnson Series | Who Is Jamie Johnson? | For Readers |
    For Librarians & Teachers | Core Series | Ages 8–13, grades 3–8 | Graded Reader Editions |
    Bilingual Editions | Classroom & Library Sets | Guides That Save You Time`,
  '/mackin-buying-guide': `Three passes to a full shelf. | Core classroom set | Extension readers |
    Middle-school novels | Log in | Search | Order | log in to your educator account |
    Search for our listing`,
  '/mackin-buying-guide-pdf': 'Mackin Buying Guide | Download PDF | Log in | Search | Order',
  '/fallback': 'Oops! Page not found | Return to Home',
};

/** Path, heading, start of a tag, and the number of such elements below the heading. */
const counts = [
  ['/method', 'Five things, one team', 'h3', 5],
  ['/grassroots', 'Get Involved', 'li', 6],
  ['/grassroots', 'What it can do for your players', 'h3', 6],
  ['/resources', 'Six reasons to sponsor', 'h3', 6],
  ['/aasl25-coming-soon', 'What to Expect', 'h3', 3],
  ['/mackin-buying-guide', 'How to order, in three steps', 'h3', 3],
  ['/mackin-buying-guide', 'Core classroom set', 'th role="rowheader"', 6],
  ['/mackin-buying-guide', 'Extension readers', 'th role="rowheader"', 5],
  ['/mackin-buying-guide', 'Middle-school novels', 'th role="rowheader"', 3],
  ['/mackin-buying-guide', 'Core classroom set', 'input type="checkbox"', 6],
  ['/mackin-buying-guide', 'Extension readers', 'input type="checkbox"', 5],
  ['/mackin-buying-guide', 'Middle-school novels', 'input type="checkbox"', 3],
  ['/mackin-buying-guide-pdf', 'Core classroom set', 'li', 7],
  ['/mackin-buying-guide-pdf', 'Extension readers', 'li', 5],
  ['/mackin-buying-guide-pdf', 'Middle-school novels', 'li', 3],
] as const;

it.each(Object.entries(specified))('%s says what is specified', (path, listed) => {
  const html = readDocument(path);
  const phrases = listed.split('|').map((phrase) => phrase.trim());
  expect(phrases.filter((phrase) => !html.includes(phrase))).toEqual([]);
});

it.each(counts)('%s has under "%s" as many %s as specified', (path, heading, tag, count) => {
  const [, rest = ''] = readDocument(path).split(`>${heading}</h2>`);
  const [section = ''] = rest.split('</section>');
  expect(section.match(new RegExp(`<${tag}[ >]`, 'g'))).toHaveLength(count);
});
