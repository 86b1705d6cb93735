import type { Rollup } from 'vite';

export interface ChunkGraph {
  /**
   * Module files of a page, in the order in which they are to run: its routes and what their loaders
   * import, by the ends of the ids of their modules.
   */
  modulesFor(routeIds: readonly string[], loads: readonly string[]): readonly string[];
  /** The same with what comes only to those who open it from another page: all of its late parts. */
  allFor(routeIds: readonly string[], loads: readonly string[]): readonly string[];
}

/** Ids of the modules that a module imports when it runs. */
type LateImports = (id: string) => readonly string[];

/** Reads the client build: its entry and, for each route id, the chunk of its component. */
export function readChunkGraph(bundle: Rollup.OutputBundle, lateImports: LateImports): ChunkGraph {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry');
  const routeChunks = new Map<string, string>();
  const routeModules = new Map<string, string>();
  for (const chunk of chunks.values()) {
    for (const id of chunk.moduleIds) {
      const [, route, part] = /src\/routes\/(.+)\.tsx(\?tsr-split=component)?$/.exec(id) ?? [];
      if (!route) continue;
      if (part) routeChunks.set(routeIdOf(route), chunk.fileName);
      else routeModules.set(routeIdOf(route), id);
    }
  }
  const chunkWith = (end: string) =>
    [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  const withImports = (names: readonly string[], ordered = new Set<string>()): Set<string> => {
    const visit = (name: string): void => {
      if (ordered.has(name)) return;
      for (const dependency of chunks.get(name)?.imports ?? []) visit(dependency);
      ordered.add(name);
    };
    names.forEach(visit);
    return ordered;
  };
  const modulesFor: ChunkGraph['modulesFor'] = (routeIds, loads) => {
    const own = routeIds.flatMap((routeId) => routeChunks.get(routeId) ?? []);
    const imports = [entry.fileName, ...own].flatMap((name) => chunks.get(name)?.imports ?? []);
    const loaded = loads.flatMap((end) => chunkWith(end)?.fileName ?? []);
    const first = [...imports, ...loaded].filter((name) => name !== entry.fileName);
    return [...new Set([...withImports(first), entry.fileName, ...own])].map(addressOf);
  };
  return {
    modulesFor,
    allFor(routeIds, loads) {
      const loaders = [
        ...routeIds.flatMap((routeId) => routeModules.get(routeId) ?? []),
        ...loads.flatMap((end) => chunkWith(end)?.moduleIds ?? []),
      ];
      const late = loaders.flatMap(lateImports).flatMap((id) => chunkWith(id)?.fileName ?? []);
      const all = [...modulesFor(routeIds, loads), ...[...withImports(late)].map(addressOf)];
      return [...new Set(all)];
    },
  };
}

function addressOf(name: string): string {
  return `/${name}`;
}

/** `stories.$storyId` is '/stories/$storyId', `index` is '/', `(group)/x` is '/(group)/x'. */
function routeIdOf(file: string): string {
  if (file === '__root') return '__root__';
  return `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
}
