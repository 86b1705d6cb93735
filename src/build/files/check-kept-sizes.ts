import type { ManifestTransform } from 'workbox-build';
import { BuildError } from '../build-error.ts';
import { isStoryListFile } from './story-files.ts';

/**
 * Limit in bytes for one file. The build stops above it, because a tablet's first visit should not download
 * that much.
 */
const largestFile = 400_000;

/**
 * Stops the build at a file that a device keeps and that is too large. The lists of stories grow with their number,
 * and nobody could make them smaller.
 */
export const checkKeptSizes: ManifestTransform = (manifest) => {
  const tooLarge = manifest.filter(({ url, size }) => size > largestFile && !isStoryListFile(url));
  if (tooLarge.length === 0) return { manifest };
  const files = tooLarge.map(({ url, size }) => `${url}: ${kilobytes(size)}`);
  throw new BuildError(
    `Each device would keep files of more than ${kilobytes(largestFile)}; make them smaller:\n${files.join('\n')}`,
  );
};

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000)} kB`;
}
