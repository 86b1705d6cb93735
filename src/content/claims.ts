import type { OwnerValue } from './owner-value.ts';

/**
 * Statements about real people and organisations, and the licence, that the owner has to approve.
 * The pages may word them differently.
 */
export const claims = {
  ucl: {
    key: 'claim.ucl',
    value: 'Developed in collaboration with staff at UCL’s Institute of Education',
    state: 'approval',
    source: 'hatriqa.com/oxfa',
  },
  copiesSold: {
    key: 'claim.copies-sold',
    value: 'More than one million copies sold; a BBC television drama',
    state: 'confirmed',
    source: 'oxfordshirefa.com, 5 March 2025',
  },
  oxfordshireFa: {
    key: 'claim.oxfordshire-fa',
    value: 'A literacy partnership with Oxfordshire FA, announced 5 March 2025',
    state: 'approval',
    source: 'oxfordshirefa.com',
  },
  arch: {
    key: 'claim.arch',
    value: 'ARCh, with 300+ trained volunteers in 100+ schools, is a partner',
    state: 'approval',
    source: 'drillboard.com',
  },
  author: {
    key: 'claim.author',
    value: 'Dan Freedman: reluctant reader, managing editor at The FA, two World Cups, ambassador',
    state: 'approval',
    source: 'drillboard.com news on Oxfordshire FA; danfreedman.co.uk',
  },
  figures: {
    key: 'claim.six-figures',
    value: 'The six effect figures',
    state: 'approval',
    source: 'specification, section 2',
  },
  podcast: {
    key: 'claim.podcast',
    value: 'Mark Bailey was a guest of Learn English Through Football in March 2025',
    state: 'approval',
    source: 'languagecaster.com',
  },
  youthCup: {
    key: 'claim.youth-cup',
    value: 'HATRIQA sponsored the Ron Smith Under 13 Youth Cup in 2025',
    state: 'approval',
    source: 'specification, section 3',
  },
  storage: {
    key: 'claim.storage',
    value:
      'A first visit stores the pages unasked. /kept says so and lets visitors refuse; whether that is enough by the rules on storage is for the owner to say',
    state: 'approval',
    source: 'docs/offline.md',
  },
  licence: {
    key: 'licence',
    value: 'All rights reserved, until the owner decides under which terms others may use this',
    state: 'pending',
  },
} as const satisfies Record<string, OwnerValue>;
