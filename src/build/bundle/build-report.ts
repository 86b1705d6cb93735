import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import type { ContentSource } from '../content/content-source.ts';
import { isKeptByDefault } from '../files/story-files.ts';

interface BuildReport {
  readonly plugin: Plugin;
  /** Records how many files, and bytes, a device keeps by default; returns the manifest unchanged. */
  readonly recordKeptFiles: ManifestTransform;
}

/** Prints what was built in two or three lines: the names of all files would bury every warning. */
export function buildReport(
  folder: () => string,
  content: ContentSource,
  isLaunched: boolean,
): BuildReport {
  let offline: string | undefined;
  let isQuiet = false;
  return {
    recordKeptFiles: (manifest) => {
      const files = manifest.filter(isKeptByDefault(manifest));
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      offline = `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB kept on a device`;
      return { manifest };
    },
    plugin: {
      name: 'build-report',
      apply: 'build',
      configResolved({ logLevel }) {
        isQuiet = logLevel === 'error' || logLevel === 'silent';
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler() {
          // Without a list the build has failed and has already said why.
          if (offline === undefined || isQuiet) return;
          const { pages } = await content.current();
          console.log(`Built     ${pages.length} pages in ${relative(process.cwd(), folder())}`);
          console.log(`Offline   ${offline}`);
          if (!isLaunched)
            console.log('Search    noindex: "npm run check:launch" says what is left');
        },
      },
    },
  };
}
