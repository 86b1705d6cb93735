import type { OwnerValue } from './owner-value.ts';

export const product = 'Soccer Reader Method';
/** Product name for the first mention on a page (decision 1). */
export const productMarked = `${product}™`;
export const productShort = 'SRM';
export const company = 'HATRIQA';
export const companyLegal = 'HATRIQA Limited';
export const siteName = `${company} ${product}`;

export function pageTitle(page: string): string {
  return `${page} | ${siteName}`;
}

/** Returns the title of a page without the site's name, as it is typed in the page's file. */
export function bareTitle(title: string): string {
  return title.split(' | ')[0] ?? title;
}

/** An e-mail address in two halves, so that no served page contains it (decision 16). */
export interface EmailParts {
  readonly user: string;
  readonly host: string;
}

const imprint = 'imprint of the Teacher’s Book, 2024';

export const siteValues = {
  email: pending<EmailParts>('email', { user: 'contact', host: 'placeholder.invalid' }),
  postalAddress: {
    key: 'postal-address',
    value: {
      floor: 'Lower Ground Floor',
      street: '7 Coleherne Road',
      city: 'London',
      postcode: 'SW10 9BS',
    },
    state: 'approval',
    source: imprint,
  },
  shop: pendingAddress('shop', 'shop'),
  facebook: pendingAddress('social-facebook', 'facebook'),
  x: pendingAddress('social-x', 'x'),
  instagram: pendingAddress('social-instagram', 'instagram'),
  linkedin: pendingAddress('social-linkedin', 'linkedin'),
  privacy: pendingAddress('privacy', 'privacy'),
  cookies: pendingAddress('cookies', 'cookies'),
  terms: pendingAddress('terms', 'terms'),
  aboutVideo: pendingAddress('about-video', 'video/about'),
  mailingAccount: pendingAddress('mailing-account', 'subscribe/post'),
  mackin: {
    key: 'mackin',
    value: 'https://www.mackin.com',
    state: 'confirmed',
    source: 'help.mackin.com',
  },
  mackinListing: pending('mackin-listing', 'Listing name to be confirmed'),
} as const satisfies Record<string, OwnerValue<unknown>>;

function pendingAddress(key: string, path: string): OwnerValue {
  return pending(key, `https://placeholder.invalid/${path}`);
}

function pending<Value>(key: string, value: Value): OwnerValue<Value> {
  return { key, value, state: 'pending' };
}
