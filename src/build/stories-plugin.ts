import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { storySummary } from '#content/story-summary.ts';
import type { Story } from '#content/story.ts';
import { readStories, storiesFolder } from './read-stories.ts';

const summariesId = 'virtual:story-summaries';
const bodiesId = 'virtual:story-bodies';
const bodyPrefix = 'virtual:story-body/';

/** Turns src/content/stories/*.md into typed modules: all summaries at once, each text on its own. */
export function storiesPlugin(): Plugin {
  let root = process.cwd();
  let publicFolder = join(root, 'public');
  const stories = (): readonly Story[] => readStories({ root, publicFolder });

  return {
    name: 'stories',
    configResolved(config) {
      root = config.root;
      publicFolder = config.publicDir || join(root, 'public');
    },
    buildStart() {
      stories();
    },
    resolveId(id) {
      return id === summariesId || id === bodiesId || id.startsWith(bodyPrefix)
        ? `\0${id}`
        : undefined;
    },
    load(id) {
      if (!id.startsWith('\0virtual:story-')) return undefined;
      const all = stories();
      for (const story of all) this.addWatchFile(join(root, storiesFolder, `${story.id}.md`));
      return moduleText(id.slice(1), all);
    },
    configureServer(server) {
      reloadOnChange(server, join(root, storiesFolder));
    },
  };
}

function moduleText(id: string, stories: readonly Story[]): string | undefined {
  if (id === summariesId) {
    return `export const storySummaries = ${JSON.stringify(stories.map(storySummary))};`;
  }
  if (id === bodiesId) {
    const entries = stories.map(
      (story) => `[${story.id}, () => import('${bodyPrefix}${story.id}')]`,
    );
    return `export const storyBodies = new Map([${entries.join(', ')}]);`;
  }
  const story = stories.find((one) => id === `${bodyPrefix}${one.id}`);
  if (!story) return undefined;
  const { content, description } = story;
  return `export const storyBody = ${JSON.stringify({ content, description })};`;
}

function reloadOnChange(server: ViteDevServer, folder: string): void {
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder + sep)) return;
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith('\0virtual:story-')) server.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  });
}
