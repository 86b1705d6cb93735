import { unpublishedPaths } from '#content/page/link.ts';

/** Addresses of the "not found" page: four linked ones, an unknown one, and that of its file. */
export const missingAddresses = [...unpublishedPaths, '/nope', '/404'] as const;
