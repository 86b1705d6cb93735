import type { Plugin } from 'vite';
import { type ContentSource, refuseFaults } from './content-source.ts';

/** Stops the build on bad content, all faults at once, before anything is bundled. */
export function contentGuard(content: ContentSource): Plugin {
  return {
    name: 'content-guard',
    apply: 'build',
    async configResolved() {
      refuseFaults(await content.current());
    },
  };
}
