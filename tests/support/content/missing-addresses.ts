import { unpublishedPaths } from '../../../src/content/page/link.ts';

/** Addresses that say "not found": the four linked ones, an unknown one, the host's own file. */
export const missingAddresses = [...unpublishedPaths, '/nope', '/404'] as const;
