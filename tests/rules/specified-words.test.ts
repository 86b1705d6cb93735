import { expect, it } from 'vitest';
import { buyingGuideSections } from '#content/book/guides.ts';
import { newsletterCopy } from '#content/copy/parts/newsletter.ts';
import { homeCopy } from '#pages/home/home-copy.ts';
import { pages } from './page-texts.ts';

/** Section 2 of the specification, page by page, word for word. */
const specified: Readonly<Record<string, readonly string[]>> = {
  '/': ['Who We Help', 'Get Started Today', 'Play', 'Read', 'Relate', 'Partners'],
  '/about': ['Where Soccer', 'Meets Reading', 'Discover the Method', 'Explore the Method'],
  '/contact': ['Get in Touch', 'Facebook', 'X', 'Instagram', 'LinkedIn', 'First Name'],
  '/grassroots': ['Get Involved', 'Register Today', 'Join the Movement', 'Partners'],
  '/resources': [
    'Branded materials',
    'Author visits',
    'Subsidised training courses',
    'Donation programmes',
    'Local Champion',
    'Regional Supporter',
    'National Partner',
    'Request Sponsorship Information',
  ],
  '/schools': [
    'Librarians',
    'ESL Teachers',
    'SEND Teachers',
    'English Teachers',
    'Books',
    'Graded readers',
    'Workbooks',
    'Teacher’s guides',
    'Training course',
    'Online community',
    'Whole-school',
    'Targeted intervention',
    'After-school',
    'Summer reading',
    'On-site training',
    'Virtual support',
    'Community of practice',
    'Implementation resources',
    'Fluency metrics',
    'Comprehension assessments',
    'Engagement analytics',
    'Long-term tracking',
    'GET STARTED',
    'Request Information Pack',
    'Book a Demonstration',
    'Start Free Trial',
    'Subscribe',
    'Subscribing...',
  ],
  '/stories': [
    'STORIES',
    'FILTERS',
    'Load More Stories',
    'All',
    'Media',
    'Stories',
    'Impact',
    'Education',
  ],
  'every story': [
    'Published',
    'View Program',
    'Watch on YouTube',
    'Share',
    'Related Stories',
    'Story not found',
    "The story you're looking for doesn't exist or has been removed.",
    'Back to Stories',
    'Content for this story is coming soon. Check back later for updates.',
  ],
  '/waiting-list': ['JOIN OUR WAITING LIST', 'EMAIL', 'FNAME', 'LNAME', 'First Name', 'Subscribe'],
  '/method': [
    'The Science Behind the Soccer Reader Method™',
    'Research-Backed Methodology',
    'Comprehensive Approach',
    'Graded Readers’ Impact',
    'Diversified Instruction',
    'High-Interest Topics and Motivation',
    'Native Language Support',
  ],
  '/aasl25-coming-soon': ['Get Updates', 'What to Expect', 'EMAIL', 'FNAME', 'LNAME'],
  '/aasl25': [
    'Download the SRM Librarian Starter Pack',
    'Discover',
    'Introduce',
    'Advocate',
    'SRM Digital Badge',
    'Shop Direct',
    'Order from Mackin',
    'Graded readers',
    'Bilingual editions',
    'High-interest content',
    'Evidence-backed',
    'Time-saving resources',
    'Academic excellence',
  ],
  '/team': ['Meet the Team', 'Discover our Story'],
  '/books': [
    'About the Jamie Johnson Series',
    'Who Is Jamie Johnson?',
    'For Readers',
    'For Librarians & Teachers',
    'Core Series',
    'Ages 8–13, grades 3–8',
    'Graded Reader Editions',
    'Bilingual Editions',
    'Classroom & Library Sets',
    'Guides That Save You Time',
  ],
  '/mackin-buying-guide': ['Log in', 'Search', 'Order'],
  '/mackin-buying-guide-pdf': ['Download PDF', 'Log in', 'Search', 'Order'],
  fallback: ['Oops! Page not found', 'Return to Home'],
};

/** The six effect figures, exactly as specified (decision 6). */
const figures = [
  '2-3 times faster reading comprehension progress',
  '85-95% success in mixed-ability classrooms',
  'up to 74% more engagement',
  '3x homework completion',
  '2x attendance',
  '40% higher vocabulary retention',
];

it.each(Object.entries(specified))('%s says what is specified', (name, phrases) => {
  const texts = pages.find((page) => page.page === name)?.texts ?? [];
  expect(phrases.filter((phrase) => !texts.includes(phrase))).toEqual([]);
});

it('the method has the six figures, word for word', () => {
  const text = (pages.find((page) => page.page === '/method')?.texts ?? []).join(' ');
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  expect(text).toContain('programme’s own figures');
});

it('the guide’s three catalogues have their names', () => {
  expect(buyingGuideSections.map((section) => section.heading)).toEqual([
    'Core classroom set',
    'Extension readers',
    'Middle-school novels',
  ]);
});

it('buttons that ask for something go to the contact page', () => {
  expect(homeCopy.who.button.to).toBe('/contact');
  expect(newsletterCopy.sending).toBe('Subscribing...');
});
