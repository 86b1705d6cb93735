import type { Rollup } from 'vite';

export interface ChunkGraph {
  /**
   * Module files of a page, in the order in which they are to run: its routes and what their loaders
   * import, by the ends of the ids of their modules.
   */
  modulesFor(routeIds: readonly string[], loads: readonly string[]): readonly string[];
}

/** Reads the client build: its entry and, for each route id, the chunk of its component. */
export function readChunkGraph(bundle: Rollup.OutputBundle): ChunkGraph {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry');
  const routeChunks = new Map<string, string>();
  for (const chunk of chunks.values()) {
    for (const id of chunk.moduleIds) {
      const route = /src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(id)?.[1];
      if (route) routeChunks.set(routeIdOf(route), chunk.fileName);
    }
  }
  const chunkWith = (id: string) =>
    [...chunks.values()].find((chunk) => chunk.moduleIds.some((one) => one.endsWith(id)))?.fileName;
  return {
    modulesFor(routeIds, loads) {
      const ordered = new Set<string>();
      const visit = (name: string): void => {
        if (ordered.has(name)) return;
        for (const dependency of chunks.get(name)?.imports ?? []) visit(dependency);
        ordered.add(name);
      };
      for (const dependency of entry.imports) visit(dependency);
      for (const routeId of routeIds) {
        const file = routeChunks.get(routeId);
        if (file)
          for (const name of chunks.get(file)?.imports ?? [])
            if (name !== entry.fileName) visit(name);
      }
      const loaded = loads.flatMap((id) => chunkWith(id) ?? []);
      for (const name of loaded) visit(name);
      const own = routeIds.flatMap((routeId) => routeChunks.get(routeId) ?? []);
      return [...ordered, entry.fileName, ...own].filter(isFirst).map((name) => `/${name}`);
    },
  };
}

/** `stories.$storyId` is '/stories/$storyId', `index` is '/', `(group)/x` is '/(group)/x'. */
function routeIdOf(file: string): string {
  if (file === '__root') return '__root__';
  return `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
}

function isFirst(name: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(name) === at;
}
