import { join } from 'node:path';
import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { booksPath, storyBookPath } from '../../shared/book-path.ts';
import { BuildError } from '../build-error.ts';
import type { ContentSource } from './content-source.ts';
import type { SiteContent } from './site-content.ts';
import type { StoryBody } from '#content/story/story.ts';

const summariesId = 'virtual:story-summaries';
const bodiesId = 'virtual:story-bodies';
const bodyPrefix = 'virtual:story-body/';

interface StoriesOptions {
  /** Origin of the published site. */
  readonly siteUrl: string;
  /** Leaves out a story with errors instead of throwing, so that the other tests can run. */
  readonly skipsFaulty?: boolean;
}

/** Turns src/content/stories/*.md into typed modules: one with all summaries, and one per text. */
export function storiesPlugin(
  content: ContentSource,
  { siteUrl, skipsFaulty = false }: StoriesOptions,
): Plugin {
  let root = process.cwd();
  let isServed = false;
  return {
    name: 'stories',
    configResolved(config) {
      root = config.root;
      isServed = config.command === 'serve';
    },
    resolveId(id) {
      return id === summariesId || id === bodiesId || id.startsWith(bodyPrefix)
        ? `\0${id}`
        : undefined;
    },
    async load(id) {
      if (!isStoryModule(id)) return undefined;
      const { storyErrors, ...site } = await content.current();
      if (storyErrors.length > 0 && !skipsFaulty) throw new BuildError(storyErrors.join('\n'));
      const moduleId = id.slice(1);
      const only = Number(moduleId.split(bodyPrefix)[1]);
      for (const story of site.stories.filter((one) => !only || one.id === only))
        this.addWatchFile(join(root, `src/content/stories/${story.id}.md`));
      // The development server writes no EPUBs: each edit would create all of them again.
      const books = isServed ? new Map<string, Uint8Array>() : await site.books(siteUrl);
      return moduleText(moduleId, site, siteUrl, books);
    },
    watchChange(file) {
      if (content.dependsOn(file)) content.forget();
    },
    hotUpdate({ file }) {
      if (!content.dependsOn(file)) return;
      const { moduleGraph } = this.environment;
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.id && isStoryModule(module.id)) moduleGraph.invalidateModule(module);
      }
    },
  };
}

function isStoryModule(id: string): boolean {
  return id.startsWith('\0virtual:story-');
}

function moduleText(
  id: string,
  { stories, summaries, storyByPath, pageText }: Omit<SiteContent, 'storyErrors'>,
  siteUrl: string,
  books: ReadonlyMap<string, Uint8Array>,
): string | undefined {
  const bytesOf = (path: string) => books.get(path)?.length ?? 0;
  if (id === summariesId) {
    return `export const storySummaries = ${JSON.stringify(summaries)}; export const booksBytes = ${bytesOf(booksPath)};`;
  }
  if (id === bodiesId) {
    const entries = stories.map(
      (story) => `[${story.id}, () => import('${bodyPrefix}${story.id}')]`,
    );
    return `export const storyBodies = new Map([${entries.join(', ')}]);`;
  }
  const story = storyByPath.get(id.replace(bodyPrefix, '/stories/'));
  if (!story) return undefined;
  const { blocks, lesson, description } = story;
  const address = `${siteUrl}/stories/${story.id}`;
  const body: StoryBody = {
    text: pageText(blocks),
    lesson,
    description,
    address,
    code: qrRows(address),
    bookBytes: bytesOf(storyBookPath(story.id)),
  };
  return `export const storyBody = ${JSON.stringify(body)};`;
}

/**
 * Encodes an address as a QR code: a hexadecimal number per row, without the quiet zone.
 * `src/ui/picture/qr-code.tsx` draws it.
 */
function qrRows(address: string): string {
  return encode(address, { ecc: 'M', border: 0 })
    .data.map((row) => parseInt(row.map(Number).join(''), 2).toString(16))
    .join(' ');
}
