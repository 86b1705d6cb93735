import { companyLegal, pageTitle, productMarked, siteValues } from '#content/site.ts';
import { mailingFormCopy, mailingForms } from '#content/copy/parts/forms.ts';
import type { PageCopy } from '#content/page/head.ts';
import type { OutsideLink } from '#content/page/link.ts';

const socialLinks = [
  { label: 'Facebook', address: siteValues.facebook, icon: 'i-facebook' },
  { label: 'X', address: siteValues.x, icon: 'i-x' },
  { label: 'Instagram', address: siteValues.instagram, icon: 'i-instagram' },
  { label: 'LinkedIn', address: siteValues.linkedin, icon: 'i-linkedin' },
] as const satisfies readonly (OutsideLink & { readonly icon: string })[];

export const contactCopy = {
  head: {
    title: pageTitle('Contact Us'),
    description:
      'Ask HATRIQA about the Soccer Reader Method: for schools, libraries, parents, football clubs and sponsors.',
  },
  hero: {
    kicker: 'Contact Us',
    headline: 'Get in Touch',
    lead: 'A person reads every message.',
  },
  form: {
    heading: 'Send us a message',
    text: `Tell us who you are and what you would like to know about the ${productMarked}. One line is enough.`,
    required: 'We need this one to answer you.',
    fields: mailingForms.contact,
    words: mailingFormCopy,
  },
  email: {
    heading: 'Rather write an email?',
    text: 'The button opens the email app on your device.',
    address: siteValues.email,
    at: '(at)',
    write: 'Email us',
    copy: 'Copy the address',
    copied: 'Address copied',
    notCopied: 'The address could not be copied',
  },
  post: {
    heading: 'Or send a letter',
    stub: 'By post',
    to: companyLegal,
    address: siteValues.postalAddress,
    labels: { floor: 'Floor', street: 'Street', city: 'City', postcode: 'Postcode' },
  },
  social: { heading: 'Follow the team', links: socialLinks },
} as const satisfies PageCopy;
