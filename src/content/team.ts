import type { OwnerValue } from './owner-value.ts';
import { pictures, type Picture } from './pictures.ts';

export interface TeamMember {
  readonly key: string;
  /** Name of the person, or the role while the person is unknown (decision 3). */
  readonly name: OwnerValue;
  readonly image: Picture;
  readonly jobTitle: string;
  /** Area of responsibility. */
  readonly field: string;
  readonly bio: readonly string[];
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
  /** Text on the player card, under the picture. */
  readonly card: { readonly label: string; readonly shirt: number };
  /** True until the owner confirms the biography (decision 4). */
  readonly sample: boolean;
}

export const team = [
  {
    key: 'cofounder-1',
    name: { key: 'team.cofounder-1', value: 'Co-founder', state: 'pending' },
    image: pictures.playerCofounder1,
    jobTitle: 'Co-founder',
    field: 'The programme and its books',
    bio: [
      'Keeps the books and the method together, so that each reader leads to the next one.',
      'Works with the people who write, draw and check every level.',
    ],
    figures: [],
    card: { label: 'Co-founder', shirt: 10 },
    sample: true,
  },
  {
    key: 'cofounder-2',
    name: { key: 'team.cofounder-2', value: 'Co-founder', state: 'pending' },
    image: pictures.playerCofounder2,
    jobTitle: 'Co-founder',
    field: 'Schools, clubs and partners',
    bio: [
      'Talks to schools, libraries and grassroots clubs about what they need.',
      'Finds the partners who help a set of books reach a new team.',
    ],
    figures: [],
    card: { label: 'Co-founder', shirt: 8 },
    sample: true,
  },
  {
    key: 'author',
    name: {
      key: 'team.author',
      value: 'Dan Freedman',
      state: 'approval',
      source: 'drillboard.com news on Oxfordshire FA; danfreedman.co.uk',
    },
    image: pictures.playerAuthor,
    jobTitle: 'Author and ambassador',
    field: 'The Jamie Johnson series',
    bio: [
      'Dan was a reluctant reader as a child. Today he is the author of the Jamie Johnson series and a Premier League Primary Stars Ambassador.',
      'He is a former managing editor at The FA, and went to two World Cups with the England party. His US editions are signed D. C. Freedman.',
    ],
    figures: [
      { figure: '500,000+', text: 'children have heard him talk' },
      { figure: '2,000+', text: 'schools where he has talked' },
    ],
    card: { label: 'Dan Freedman', shirt: 4 },
    sample: false,
  },
  {
    key: 'advisor',
    name: { key: 'team.advisor', value: 'Education advisor', state: 'pending' },
    image: pictures.playerAdvisor,
    jobTitle: 'Education advisor',
    field: 'Teaching and learning',
    bio: [
      'Reads everything with a teacher’s eye. Is it clear? Is it kind? Can a child do it alone?',
      'Looks after what the programme asks of pupils who learn English or have other learning needs.',
    ],
    figures: [],
    card: { label: 'Advisor', shirt: 7 },
    sample: true,
  },
] as const satisfies readonly TeamMember[];
