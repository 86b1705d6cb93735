import type { OutsideLink, PageLink } from './link.ts';
import { siteValues } from '#content/site.ts';

interface NavigationMenu {
  readonly id: string;
  readonly label: string;
  readonly links: readonly PageLink[];
}

type HeaderItem =
  | (PageLink & { readonly kind: 'link' })
  | (NavigationMenu & { readonly kind: 'menu' })
  | (OutsideLink & { readonly kind: 'outside' });

const ourStory = { label: 'Our Story', to: '/about' } as const;
const ourTeam = { label: 'Our Team', to: '/team' } as const;
const howItWorks = { label: 'How It Works', to: '/method' } as const;
export const books = { label: 'Books', to: '/books' } as const;
const stories = { label: 'Stories', to: '/stories' } as const;
const testimonials = { label: 'Testimonials', to: '/testimonials' } as const;
const partners = { label: 'Partners', to: '/partners' } as const;
export const schools = { label: 'Schools', to: '/schools' } as const;
const forTeachers = { label: 'For Teachers', to: '/for-teachers' } as const;
const forParents = { label: 'For Parents', to: '/for-parents' } as const;
export const grassroots = { label: 'Grassroots', to: '/grassroots' } as const;
const sponsors = { label: 'Sponsors', to: '/resources' } as const;
const aasl25 = { label: 'AASL25', to: '/aasl25' } as const;
const contact = { label: 'Contact', to: '/contact' } as const;
const shop = { label: 'Shop', address: siteValues.shop } as const;

/** The desktop header. AASL25 is here and in the footer, not in the compact menu (decision 11). */
export const headerItems = [
  { kind: 'menu', id: 'about', label: 'About', links: [ourStory, ourTeam, testimonials, partners] },
  { kind: 'link', ...howItWorks },
  { kind: 'link', ...books },
  {
    kind: 'menu',
    id: 'who',
    label: 'Who it’s for',
    links: [schools, forTeachers, forParents, grassroots],
  },
  { kind: 'link', ...stories },
  { kind: 'link', ...sponsors },
  { kind: 'link', ...aasl25 },
  { kind: 'link', ...contact },
  { kind: 'outside', ...shop },
] as const satisfies readonly HeaderItem[];

interface LinkGroup {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly (PageLink | OutsideLink)[];
}

export const compactGroups = [
  {
    id: 'programme',
    heading: 'The programme',
    links: [ourStory, ourTeam, howItWorks, books, stories, testimonials, partners],
  },
  {
    id: 'who',
    heading: 'Who it’s for',
    links: [schools, forTeachers, forParents, grassroots, sponsors],
  },
  { id: 'and', heading: 'And', links: [contact, shop] },
] as const satisfies readonly LinkGroup[];

export const footerColumns = [
  {
    id: 'programme',
    heading: 'The programme',
    links: [ourStory, ourTeam, howItWorks, books, stories],
  },
  { id: 'who', heading: 'Who it’s for', links: [schools, grassroots, sponsors, aasl25] },
  {
    id: 'touch',
    heading: 'Get in touch',
    links: [
      contact,
      { label: 'Sign up', to: '/sign-up' },
      { label: 'Waiting list', to: '/waiting-list' },
      { label: 'Saved for offline', to: '/offline' },
      { label: 'What this device keeps', to: '/kept' },
      { label: 'Install', to: '/install' },
      { label: 'Accessibility', to: '/accessibility' },
    ],
  },
] as const satisfies readonly LinkGroup[];

export const legalLinks = [
  { label: 'Privacy', address: siteValues.privacy },
  { label: 'Cookies', address: siteValues.cookies },
  { label: 'Terms', address: siteValues.terms },
] as const satisfies readonly OutsideLink[];
