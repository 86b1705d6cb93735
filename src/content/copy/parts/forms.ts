import { siteValues } from '#content/site.ts';

const email = {
  name: 'EMAIL',
  type: 'email',
  label: 'Email Address',
  autoComplete: 'email',
  missing: 'Please write your email address, like sam@example.org.',
} as const;
const firstName = {
  name: 'FNAME',
  type: 'text',
  label: 'First Name',
  autoComplete: 'given-name',
  missing: 'Please write your first name, like Sam.',
} as const;
const lastName = {
  name: 'LNAME',
  type: 'text',
  label: 'Last Name',
  autoComplete: 'family-name',
} as const;

export interface MailingField {
  readonly name: 'EMAIL' | 'FNAME' | 'LNAME' | 'TEXTAREAY';
  readonly type: 'email' | 'text' | 'textarea';
  readonly label: string;
  readonly required: boolean;
  readonly autoComplete: string;
  readonly rows?: number;
  /** Message for an empty required field. */
  readonly missing?: string;
}

export interface MailingFormCopy {
  readonly fields: readonly MailingField[];
  readonly button: string;
  /** True if the form has the hidden tags field. */
  readonly tags: boolean;
}

/** The three forms of the mailing provider (sections 2, 3 and 5 of the specification). */
export const mailingForms = {
  contact: {
    fields: [
      { ...firstName, required: false },
      { ...email, required: true },
      {
        name: 'TEXTAREAY',
        type: 'textarea',
        label: 'Message',
        required: false,
        autoComplete: 'off',
        rows: 5,
      },
    ],
    button: 'Send message',
    tags: true,
  },
  waitingList: {
    fields: [
      { ...email, required: true },
      { ...firstName, required: true },
      { ...lastName, required: false },
    ],
    button: 'Subscribe',
    tags: false,
  },
  conference: {
    fields: [
      { ...email, required: true },
      { ...firstName, required: true },
      { ...lastName, required: false },
    ],
    button: 'Subscribe',
    tags: true,
  },
} as const satisfies Record<string, MailingFormCopy>;

/** Copy of the three forms, except their fields. */
export const mailingFormCopy = {
  account: siteValues.mailingAccount,
  required: 'means required.',
  newTab: 'A new tab opens. Finish there.',
  sent: 'Please finish in the tab that opened.',
  offline:
    'You are offline, so nothing was sent. Nothing is lost either: what you typed is still here. Press again when you are connected.',
  invalidEmail: 'Please enter a valid email address, like sam@example.org.',
} as const;
