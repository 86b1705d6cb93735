import type { Plugin } from 'vite';
import { buildFault } from './build-fault.ts';
import { checkContent } from '../content/check-content.ts';
import { readStories } from './read-stories.ts';

/** Stops the build on bad content, all faults at once. */
export function contentGuard(): Plugin {
  let root = '';
  return {
    name: 'content-guard',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const faults = checkContent(readStories({ root }));
      if (faults.length > 0) throw buildFault(`The content has faults:\n${faults.join('\n')}`);
    },
  };
}
